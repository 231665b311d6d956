"""The web application.

| module | subject |
|---|---|
| server, serving | the application, and running it |
| door | connections before their first request |
| guard | allowed host names and origins, safety headers |
| endpoints, http | the HTTP requests, and what is done for each |
| socket, entry | the WebSocket, and tokens |
| limits, services | rate limits, and what the parts share |
| compressing | compressed answers |
| addresses | the server's addresses |
| openapi | the OpenAPI description of the HTTP requests |
"""
