import type { Socket } from "node:net";
import { errorCodes, type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { Problem } from "../kit/problem.ts";
import { isUnavailable } from "../database/unavailable.ts";

/** Seconds after which a client should retry when the database is unreachable or the disk is full. */
const RETRY_AFTER = "1";

/**
 * Sends any thrown error as a problem response. Only unexpected errors and unavailable storage are logged.
 * The request id in the log line is the `instance` of the response.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  if (problem.code === "unexpected") request.log.error({ err: error }, "unexpected");
  else if (problem.code === "unavailable") request.log.warn({ reason: error.message }, "unavailable");
  answerProblem(problem, request, reply);
}

/** Sends a problem response. Its `instance` is the request id, by which the log lines are found. */
export function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(problem.status)
    .headers(problem.headers)
    .type("application/problem+json")
    .send(JSON.stringify(problem.body(request.id)));
}

function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem("unavailable", { headers: { "retry-after": RETRY_AFTER } });
  if (isDiskFull(error))
    return new Problem("unavailable", {
      detail: "The disk of the platform is full.",
      headers: { "retry-after": RETRY_AFTER },
    });
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE)
    return new Problem("too-large", {
      detail: "A body may have at most 1 MB, and a part of a file 4 MB.",
      errors: [{ pointer: "/body", code: "too-large", message: "exceeds the size limit" }],
    });
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE)
    return new Problem("unsupported-media-type");
  if (error instanceof errorCodes.FST_ERR_BAD_URL)
    return new Problem("malformed", {
      errors: [{ pointer: "/path", code: "malformed", message: "cannot be decoded" }],
    });
  if (
    "statusCode" in error &&
    typeof error.statusCode === "number" &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  ) {
    return new Problem("malformed", {
      errors: [{ pointer: "/body", code: "malformed", message: error.message }],
    });
  }
  return new Problem("unexpected");
}

const isDiskFull = (error: Error): boolean =>
  "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** Responds to connections that send invalid HTTP or oversized headers, or no complete request in time. */
export function answerNoise(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const body = JSON.stringify(
    new Problem("malformed", {
      detail: isLate
        ? "The request was not complete in time."
        : "This is not an HTTP request that can be read.",
    }).body("-"),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
