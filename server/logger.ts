import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** What is longer than any id of ours is a secret that a link carries. */
const SECRET = /[^/]{40,}/g;

/**
 * Structured logs, a line each. Requests are told by their path alone: queries hold what people search for, headers and
 * bodies their secrets. On a terminal only what went wrong shows.
 */
export const logger = (stream: NodeJS.WriteStream): Exclude<FastifyServerOptions["logger"], undefined> => ({
  level: stream.isTTY ? "warn" : "info",
  stream,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split("?")[0]?.replaceAll(SECRET, "…"), address: request.ip }),
  },
});
