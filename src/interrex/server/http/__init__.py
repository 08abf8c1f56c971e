"""What is asked and answered over HTTP: routes and what surrounds them, the OpenAPI file, the web client's files."""
