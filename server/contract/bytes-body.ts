import type { FastifyRequest } from "fastify";

/** Media type of a part of an uploaded file. */
export const BYTES = "application/octet-stream";

/** Maximum size (bytes) of the part of an uploaded file in one request. */
export const LARGEST_PART = 4_000_000;

/** Reads a part of an uploaded file as raw bytes. An empty body counts as missing. */
export const readBytes = (
  _: FastifyRequest,
  bytes: Buffer,
  done: (error: null, body?: Buffer) => void,
): void => done(null, bytes.length === 0 ? undefined : bytes);
