"""The protocol of a shared table, typed once: docs/protocol.md describes it, and the page's types are generated from it.

| module | subject |
|---|---|
| fields | kinds of field, and what several messages share |
| from_client, from_server | the messages of the socket in both directions |
| requests, answers | the bodies of plain requests and of the responses to them |
| changes | what has changed from one scene to the next |
| refusal | what a client is told when a request is refused |
| decoding | reading what clients send |
| text | text that people write |
"""

PROTOCOL = 1
MESSAGE_BYTES = 16 * 1024  # bytes of one message of the socket
