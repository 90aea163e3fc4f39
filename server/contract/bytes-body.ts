import type { FastifyRequest } from "fastify";

/** The media type of a part of a file. */
export const BYTES = "application/octet-stream";

/** Largest part of a file in one request, in bytes. */
export const LARGEST_PART = 4_000_000;

/** Reads a part of a file as raw bytes. An empty body is refused. */
export const readBytes = (
  _: FastifyRequest,
  bytes: Buffer,
  done: (error: null, body?: Buffer) => void,
): void => done(null, bytes.length === 0 ? undefined : bytes);
