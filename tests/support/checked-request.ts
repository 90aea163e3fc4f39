import { FORM, readForm } from "../../server/contract/form-body.ts";
import { type JsonBody, readJson } from "../../server/contract/json-body.ts";
import { type Operation, readOperations } from "../../server/contract/operations.ts";
import { type Fault, Problem } from "../../server/kit/problem.ts";
import { RequestCheck } from "../../server/contract/request-check.ts";
import { Validator } from "../../server/contract/validator.ts";

const JSON_MEDIA = "application/json";
/** Valid path parameters that identify no record; any other parameter takes an id. */
const NO_RECORD: Readonly<Record<string, string>> = { poc: "0000-0000-0000", app: "none" };
const NO_ID = "000000000000000000000000";

// Shared by all files of a worker: compiling the schemas takes longer than most tests.
const validator = new Validator();
const checks = new WeakMap<Operation, RequestCheck>();

/** The parts of a request that a test chooses; path parameters that it leaves out are valid. */
export interface SentRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Buffer;
  /** A body that is parsed already. */
  readonly parsed?: JsonBody;
}

export interface RequestVerdict {
  /** The status of the problem that the server returns; 200 where the request reaches its handler. */
  readonly status: number;
  readonly faults: readonly Fault[];
  /** The body as the handler gets it. */
  readonly body: unknown;
}

/** Returns the operation of the contract with this id. */
export function operationOf(id: string): Operation {
  const operation = readOperations().find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Returns the path of an operation; each parameter that is not given is valid and identifies no record. */
export const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => params[name] ?? NO_RECORD[path.startsWith("/pocs/") ? "poc" : name] ?? NO_ID,
  );

/**
 * Runs a request through the parser and the check that the server runs before an operation's handler, without
 * a server. Credentials and permissions are not part of it.
 */
export function checkRequest(
  operation: Operation,
  { params = {}, query, headers = {}, json, raw, parsed }: SentRequest,
): RequestVerdict {
  const check = checks.get(operation) ?? new RequestCheck(operation, validator);
  checks.set(operation, check);
  const text = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const mediaType = headers["content-type"] ?? (text === undefined && !parsed ? undefined : JSON_MEDIA);
  try {
    const body = text === undefined ? parsed : parse(mediaType, text);
    const checked = check.request({
      url: query === undefined ? "/" : `/?${query}`,
      params: paramsOf(operation, params),
      headers,
      mediaType,
      body,
    });
    return { status: 200, faults: [], body: checked.body };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, faults: error.body("").errors ?? [], body: undefined };
  }
}

/** Reads the parameters from a path as the router does. */
function paramsOf(operation: Operation, params: Readonly<Record<string, string>>): Record<string, string> {
  const names = operation.path.split("/");
  const values = pathOf(operation, params).split("/");
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith("{") ? [[name.slice(1, -1), values[index] ?? ""]] : [])),
  );
}

/** The parsers of the server call back before they return. */
function parse(mediaType: string | undefined, text: string | Buffer): JsonBody | undefined {
  let outcome: readonly [error: Error | null, body?: JsonBody] = [null];
  const read = mediaType === FORM ? readForm : readJson;
  read(null, Buffer.isBuffer(text) ? text : Buffer.from(text), (...result) => (outcome = result));
  const [error, body] = outcome;
  if (error) throw error;
  return body;
}
