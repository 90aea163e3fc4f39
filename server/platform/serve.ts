import type { FastifyInstance, FastifyRequest } from "fastify";
import { RequestAuthenticator } from "../auth/request-authenticator.ts";
import { PERMISSIONS } from "../auth/permissions.ts";
import type { Sessions } from "../auth/sessions.ts";
import { serveConsole } from "../console/serve-console.ts";
import { servePlaces } from "../console/serve-places.ts";
import { serveSsoPage } from "../console/serve-sso-page.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { readOperations } from "../contract/operations.ts";
import { serveOperations } from "../contract/serve-operations.ts";
import { answerProblem } from "../http/problem-answers.ts";
import { siteOrigin } from "../http/site-origin.ts";
import { DemoProvider } from "../identity-provider/demo-provider.ts";
import { serveDemoProvider } from "../identity-provider/serve-demo-provider.ts";
import { Problem } from "../kit/problem.ts";
import type { IdentityIssuer } from "../recordings/identity-issuer.ts";
import { serveIssuer } from "../recordings/serve-issuer.ts";
import { serveHealth } from "../routes/health.ts";
import type { PlatformOptions, PlatformContext } from "./options.ts";
import type { AuthServices } from "./create-auth.ts";

interface Served {
  readonly options: PlatformOptions;
  readonly context: PlatformContext;
  readonly sessions: Sessions;
  readonly handlers: Handlers;
  readonly identities: IdentityIssuer | null;
  readonly auth: AuthServices;
}

/** Serves the operations of the contract below `/api`, and all pages and files outside of it. */
export async function serve(
  app: FastifyInstance,
  { options, context, sessions, handlers, identities, auth }: Served,
): Promise<void> {
  const { database, validator, config, delays, now } = context;
  const { db } = database;
  const authenticator = new RequestAuthenticator(db, sessions, now);
  const siteOf = (request: FastifyRequest) => siteOrigin(config.publicUrl, request);
  await app.register(
    (api) => {
      api.addHook("onSend", async (_, reply) => void reply.header("cache-control", "no-store"));
      serveOperations(api, {
        operations: readOperations(),
        validator,
        permissions: PERMISSIONS,
        handlers,
        admit: (request, credentials, requirement) => authenticator.admit(request, credentials, requirement),
        siteOf,
        elapsed: () => performance.now(),
      });
      // Handles methods that Fastify does not support. `serveOperations` handles all other requests.
      api.setNotFoundHandler((request, reply) => answerProblem(new Problem("not-found"), request, reply));
      return Promise.resolve();
    },
    { prefix: "/api" },
  );
  serveHealth(app, db, delays.probe);
  if (identities) serveIssuer(app, identities);
  servePlaces(app);
  serveSsoPage(app, auth.singleSignOn);
  if (options.demoProvider)
    await serveDemoProvider(app, new DemoProvider(db, options.demoProvider, now), siteOf, now);
  if (options.consoleFolder !== null) await serveConsole(app, options.consoleFolder);
}
