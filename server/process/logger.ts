import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** Path segments longer than our ids are secrets from links. */
const SECRET = /[^/]{40,}/g;

/**
 * Returns the options of structured logs, one line per entry. Requests are logged by path only, because
 * queries contain search terms, and headers and bodies contain secrets. Errors are logged with message and
 * stack. On a terminal, only warnings and errors are shown.
 */
export const logger = (stream: NodeJS.WriteStream): Exclude<FastifyServerOptions["logger"], undefined> => ({
  level: stream.isTTY ? "warn" : "info",
  stream,
  serializers: {
    // Database errors also contain the rejected row with its data, which is left out.
    err: ({ name, message, stack = "", code }: Error & { readonly code?: unknown }) => ({
      type: name,
      message,
      stack,
      ...(typeof code === "string" && { code }),
    }),
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url.split("?")[0]?.replaceAll(SECRET, "…"),
      address: request.ip,
    }),
  },
});
