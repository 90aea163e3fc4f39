import fastify, { type FastifyInstance } from "fastify";
import { ulid } from "ulid";
import { securityHeaders, STRICT_TRANSPORT } from "../console/security-headers.ts";
import { Problem } from "../kit/problem.ts";
import { stripPorts, type Trust } from "../http/client-address.ts";
import { answerError, answerNoise, answerProblem } from "../http/problem-answers.ts";
import type { PlatformOptions } from "./options.ts";
import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Delays } from "../process/delays.ts";

/** Maximum size (bytes) of a request body. Uploaded parts of files have a larger limit. */
const LARGEST_BODY = 1_000_000;
/** Timeout (ms) for receiving a request. */
const ARRIVAL = 30_000;

/** Creates the web server with its trusted proxies, timeouts and error handling. */
export function createApp(
  { config, logger }: Pick<PlatformOptions, "config" | "logger">,
  trust: Trust,
): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy: trust,
    bodyLimit: LARGEST_BODY,
    requestTimeout: ARRIVAL,
    return503OnClosing: false,
    genReqId: () => ulid(),
    frameworkErrors: answerError,
    clientErrorHandler: answerNoise,
    routerOptions: { maxParamLength: 1_000 },
  });
  const headers = securityHeaders(config.sentryDsn);
  app.addHook("onRequest", async (request, reply) => {
    stripPorts(request.raw);
    reply.headers(headers);
    if (request.protocol === "https" || config.publicUrl?.protocol === "https:")
      reply.header("strict-transport-security", STRICT_TRANSPORT);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    answerProblem(
      isRead
        ? new Problem("not-found")
        : new Problem("method-not-allowed", { headers: { allow: "GET, HEAD" } }),
      request,
      reply,
    );
  });
  return app;
}

/**
 * Returns a function that closes a platform gracefully: requests that have arrived are still answered, within
 * the limits of `delays`. Call `gracefulShutdown` before serving, because it adds a hook.
 */
export function gracefulShutdown(
  app: FastifyInstance,
  delays: Pick<Delays, "reading" | "drain">,
): () => Promise<void> {
  let isClosing = false;
  // Open keep-alive connections would delay the shutdown.
  app.addHook("onSend", async (_, reply) => void (isClosing && reply.header("connection", "close")));
  return async () => {
    isClosing = true;
    await allRead(app.server, delays.reading);
    const late = setTimeout(() => app.server.closeAllConnections(), delays.drain);
    await app.close();
    clearTimeout(late);
  };
}

/** Turns of the event loop between a connection and its request: accept, read, and handle. */
const TURNS = 3;

/**
 * Resolves when all received requests are being handled, or after `patience` ms. A closing server would treat
 * a connection with an unread request as idle and cut it.
 */
async function allRead(server: HttpServer, patience: number): Promise<void> {
  let arrived = 0;
  const count = () => void arrived++;
  server.on("connection", count).on("request", count);
  const end = performance.now() + patience;
  for (let known = -1; known !== arrived && performance.now() < end;) {
    known = arrived;
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  }
  server.off("connection", count).off("request", count);
}
