"""The web application.

| module | subject |
|---|---|
| server, serving | the application, and running it |
| door | connections before they have said anything |
| guard | which names and pages it answers to, safety headers |
| http, socket, entry | plain requests, the WebSocket, and by which token one comes in |
| limits, services | how much anybody may ask for, and what the parts share |
| addresses | under which addresses it is reached |
| openapi | the description of the plain requests for programs |
"""
