import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { storageAnswersIn } from "./platform.ts";

/**
 * Serves two probes: liveness, which does not use the database, and readiness, which fails if the database
 * does not respond within `probe` (ms).
 */
export function serveHealth(app: FastifyInstance, db: Kysely<Tables>, probe: number): void {
  app.get("/health/live", (_, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));
  app.get("/health/ready", async (_, reply) => {
    reply.header("cache-control", "no-store");
    if ((await storageAnswersIn(db, probe)) === null)
      throw new Problem("unavailable", { headers: { "retry-after": "1" } });
    return { status: "ready" };
  });
  // A misspelled probe path must not return the console's page with status 200.
  app.get("/health/*", (_, reply) => reply.callNotFound());
}
