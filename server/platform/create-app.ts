import fastify, { type FastifyInstance } from "fastify";
import { ulid } from "ulid";
import { securityHeaders, STRICT_TRANSPORT } from "../console/security-headers.ts";
import { Problem } from "../kit/problem.ts";
import { forgetPorts, type Trust } from "../http/client-address.ts";
import { answerError, answerNoise, answerProblem } from "../http/problem-answers.ts";
import type { PlatformOptions } from "./options.ts";

const LARGEST_BODY = 1_000_000;
/** A request that has not arrived by then (ms) will not. */
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
    forgetPorts(request.raw);
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
