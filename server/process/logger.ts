import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** What is longer than any id of ours is a secret that a link carries. */
const SECRET = /[^/]{40,}/g;

/**
 * Structured logs, a line each. Requests are told by their path alone: queries hold what people search for,
 * headers and bodies their secrets. Errors are told by what they say and where they come from. On a terminal
 * only what went wrong shows.
 */
export const logger = (stream: NodeJS.WriteStream): Exclude<FastifyServerOptions["logger"], undefined> => ({
  level: stream.isTTY ? "warn" : "info",
  stream,
  serializers: {
    // What a database adds besides is the row that it refused, with whatever is in it.
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
