import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../auth/caller.ts";
import type { Requirement } from "../auth/permissions.ts";
import { BYTES, LARGEST_PART, readBytes } from "./bytes-body.ts";
import { FORM, readForm } from "./form-body.ts";
import { readJson } from "./json-body.ts";
import type { Ask, Reply } from "./operation-types.ts";
import type { Credential, Operation, OperationId } from "./operations.ts";
import { Problem } from "../kit/problem.ts";
import { RequestCheck } from "./request-check.ts";
import type { Validator } from "./validator.ts";

/** Maximum length of the user agent stored in sessions and the audit log. */
const AGENT_LENGTH = 256;
/** If the body arrives more than this time (ms) after the headers, the caller is authenticated again. */
const SOON = 50;

type AnyHandler = (ask: Ask<OperationId>) => Promise<Reply<OperationId>>;

export interface Serving {
  readonly operations: readonly Operation[];
  readonly validator: Validator;
  readonly permissions: Readonly<Record<string, Requirement>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  /**
   * Authenticates and authorizes a request; returns null for a public operation. Throws a problem otherwise.
   */
  readonly admit: (
    request: Pick<FastifyRequest, "headers" | "ip">,
    credentials: readonly Credential[],
    requirement: Requirement,
  ) => Promise<Caller | null>;
  /** Returns the origin at which the browser of a request reaches this platform. */
  readonly siteOf: (request: FastifyRequest) => string;
  /** Monotonic clock, ms. */
  readonly elapsed: () => number;
}

/**
 * Serves every operation of the contract: authenticates, authorizes and validates the request, then calls the
 * handler. Throws if the contract, the handlers and the permission table do not match.
 */
export function serveOperations(app: FastifyInstance, serving: Serving): void {
  assertConsistent(serving);
  app.removeAllContentTypeParsers();
  const media = new Set(serving.operations.flatMap(({ bodies }) => [...bodies.keys()]));
  app.addContentTypeParser(
    [...media].filter((one) => one !== FORM && one !== BYTES),
    { parseAs: "buffer" },
    readJson,
  );
  if (media.has(FORM)) app.addContentTypeParser(FORM, { parseAs: "buffer" }, readForm);
  if (media.has(BYTES))
    app.addContentTypeParser(BYTES, { parseAs: "buffer", bodyLimit: LARGEST_PART }, readBytes);
  for (const operation of serving.operations) serve(app, operation, serving);
  refuseTheRest(app, serving.operations);
}

function assertConsistent({ operations, permissions, handlers }: Serving): void {
  const wanted = operations.map(({ id }) => id);
  const faults = [
    ...wanted.filter((id) => !Object.hasOwn(handlers, id)).map((id) => `${id} is not implemented`),
    ...wanted
      .filter((id) => !Object.hasOwn(permissions, id))
      .map((id) => `${id} has no row in the permission table`),
    ...Object.keys(handlers)
      .filter((id) => !wanted.includes(id))
      .map((id) => `${id} is implemented and not in the contract`),
    ...operations
      .filter(
        ({ id, credentials }) =>
          (permissions[id]?.keys ?? false) !== (credentials.length > 1 && credentials.includes("apiKey")),
      )
      .map(({ id }) => `${id} and its row in the permission table differ about API keys`),
    ...Object.keys(permissions)
      .filter((id) => !wanted.includes(id))
      .map((id) => `${id} has a row in the permission table and is not in the contract`),
  ];
  if (faults.length > 0)
    throw new Error(`The contract, the handlers and the permission table differ: ${faults.join("; ")}.`);
}

const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function serve(
  app: FastifyInstance,
  operation: Operation,
  { validator, permissions, handlers, admit, siteOf, elapsed }: Serving,
): void {
  const check = new RequestCheck(operation, validator);
  const admitted = new WeakMap<FastifyRequest, { readonly caller: Caller | null; readonly at: number }>();
  const requirement = permissions[operation.id];
  const handler = handlers[operation.id] as AnyHandler; // `assertConsistent` checked that it exists; the operation determines its type
  if (!requirement) return;
  app.route({
    method: operation.method.toUpperCase(),
    url: routeOf(operation.path),
    onRequest: async (request, reply) => {
      const caller = await admit(request, operation.credentials, requirement);
      admitted.set(request, { caller, at: elapsed() });
      if (caller) reply.header("abilities", [...caller.permissions].join(" "));
      check.media(request);
    },
    handler: async (request, reply) => {
      // A long upload must not keep access that was revoked during it.
      const before = admitted.get(request);
      const caller =
        before && (operation.bodies.size === 0 || elapsed() - before.at <= SOON)
          ? before.caller
          : await admit(request, operation.credentials, requirement);
      const checked = check.request(request);
      const received = {
        address: request.ip,
        agent: request.headers["user-agent"]?.slice(0, AGENT_LENGTH) ?? null,
        site: siteOf(request),
        cookie: (name: string) => parseCookie(request.headers.cookie ?? "")[name] ?? null,
        unpacks: unpacks(request),
      };
      const ask = { caller, ...received, ...checked } as unknown as Ask<OperationId>; // the validated values have the types that were generated from the same schemas
      return answer(reply, await handler(ask));
    },
  });
}

const unpacks = (request: FastifyRequest): boolean =>
  /(^|,)\s*gzip\s*(;\s*q=(1|0?\.\d*[1-9])\d*)?\s*(,|$)/i.test(request.headers["accept-encoding"] ?? "");

function answer(reply: FastifyReply, given: Reply<OperationId>): unknown {
  if ("seeOther" in given) return reply.redirect(given.seeOther, 303);
  if (given.headers) reply.headers(given.headers);
  if ("stream" in given)
    return reply
      .code(given.partial ? 206 : 200)
      .type(given.media)
      .send(given.stream);
  return given.body === undefined
    ? reply.code(204).send()
    : reply.type("application/json; charset=utf-8").send(JSON.stringify(given.body));
}

/**
 * Responds 405 with the allowed methods for a known path, and 404 for other paths. A single route does both,
 * because one route per method and path doubled the start time.
 */
function refuseTheRest(app: FastifyInstance, operations: readonly Operation[]): void {
  const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
    const methods = operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method.toUpperCase());
    return {
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]*")}$`),
      allow: [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])],
    };
  });
  for (const url of ["/", "/*"]) {
    app.route({
      method: app.supportedMethods,
      url,
      onRequest: (request) => {
        const path = request.url.slice(app.prefix.length).replace(/\?.*$/, "");
        const found = paths.find(({ pattern }) => pattern.test(path));
        // A request with an allowed method gets here only if an id exceeds the maximum length of the router.
        if (!found || found.allow.includes(request.method)) throw new Problem("not-found");
        throw new Problem("method-not-allowed", { headers: { allow: found.allow.join(", ") } });
      },
      handler: () => undefined,
    });
  }
}
