import type { FastifyRequest } from "fastify";

/** The media type of a part of a file. */
export const BYTES = "application/octet-stream";

/** So much of a file (bytes) comes in one request. */
export const LARGEST_PART = 4_000_000;

/** Takes a part of a file as it is; nothing is no part. */
export const readBytes = (
  _: FastifyRequest,
  bytes: Buffer,
  done: (error: null, body?: Buffer) => void,
): void => done(null, bytes.length === 0 ? undefined : bytes);
