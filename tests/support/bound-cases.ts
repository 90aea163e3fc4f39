import qs from "qs";
import { type Operation, readOperations } from "../../server/contract/operations.ts";
import { GOOD_BODIES } from "./good-bodies.ts";
import { type Bound, boundsAt, placed } from "./contract-bounds.ts";
import type { SentRequest } from "./checked-request.ts";

/**
 * The good bodies, with an IP restriction that does not lock out the administrator who sends the requests.
 */
const GOOD: Readonly<Record<string, object>> = Object.assign({}, GOOD_BODIES, {
  createIpRestriction: { range: "198.51.100.0/24", users: ["65a0f0010000000000000002"] },
});
const BOUND_CODES: ReadonlySet<string> = new Set([
  "too-short",
  "too-long",
  "too-small",
  "too-large",
  "too-few",
  "too-many",
]);

/** A bound of an operation's body or query. */
export interface BoundCase extends Bound {
  readonly operation: Operation;
  readonly title: string;
}

export const BODY_BOUNDS: readonly BoundCase[] = readOperations().flatMap((operation) => {
  const body = operation.bodies.get("application/json");
  // The events of a batch are checked, and answered, one by one.
  if (body === undefined || operation.id === "feedEvents") return [];
  return boundsAt(body).map((bound) => ({
    ...bound,
    operation,
    title: `${operation.id} /${bound.path.join("/")}`,
  }));
});

export const QUERY_BOUNDS: readonly BoundCase[] = readOperations().flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name, schema }) =>
      boundsAt(schema, [name], "query").map((bound) => ({
        ...bound,
        operation,
        title: `${operation.id} ?${bound.path.join("/")}`,
      })),
    ),
);

/** A request that is good but for the value at a bound of its body. */
export const withBody = ({ operation, container, path }: BoundCase, value: unknown) =>
  ({ json: placed({ ...GOOD[operation.id], ...container }, path, value) }) satisfies SentRequest;

/** A request that is good but for the value at a bound of its query. */
export const withQuery = ({ container, path }: BoundCase, value: unknown) =>
  ({
    query: qs.stringify(placed(container, path, value), { arrayFormat: "brackets", encodeValuesOnly: true }),
  }) satisfies SentRequest;

interface Fault {
  readonly pointer: string;
  readonly code: string;
}

interface Verdict {
  readonly status: number;
  readonly faults: readonly Fault[];
}

/** Sends one request of an operation, to a running server or to its check alone. */
export type Send = (
  operation: Operation,
  request: { readonly json?: unknown; readonly query?: string },
) => Verdict | Promise<Verdict>;

const isAt = (pointer: string) => (fault: Fault) =>
  fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`);

/**
 * Returns how the answers to a body differ from the contract: values beyond a bound are refused by name, and
 * those inside get no fault of a bound. They can break another rule: a text of the right length is not always
 * a time zone.
 */
export async function bodyDeviations(bound: BoundCase, send: Send): Promise<string[]> {
  const pointer = `/body/${bound.path.join("/")}`;
  const deviations: string[] = [];
  for (const [kind, value] of Object.entries(bound.beyond)) {
    const { status, faults } = await send(bound.operation, withBody(bound, value));
    const isRefused = status === 400 || status === 422;
    if (!isRefused || !faults.some(isAt(pointer)))
      deviations.push(`${kind}: ${status} ${JSON.stringify(faults)}`);
  }
  for (const [kind, value] of Object.entries(bound.inside)) {
    const { status, faults } = await send(bound.operation, withBody(bound, value));
    if (status >= 500 || faults.some((fault) => BOUND_CODES.has(fault.code) && isAt(pointer)(fault)))
      deviations.push(`${kind}: ${status} ${JSON.stringify(faults)}`);
  }
  return deviations;
}

/** The same for a query, of which values inside get no fault at all. */
export async function queryDeviations(bound: BoundCase, send: Send): Promise<string[]> {
  const pointer = `/query/${bound.path.join("/")}`;
  const deviations: string[] = [];
  for (const [kind, value] of Object.entries(bound.beyond)) {
    const { status, faults } = await send(bound.operation, withQuery(bound, value));
    // A query with too many members is not parsed, so that the fault is of the whole query.
    const isNamed = faults.some((fault) => isAt(pointer)(fault) || fault.pointer === "/query");
    if (status !== 400 || !isNamed) deviations.push(`${kind}: ${status} ${JSON.stringify(faults)}`);
  }
  for (const [kind, value] of Object.entries(bound.inside)) {
    const { status, faults } = await send(bound.operation, withQuery(bound, value));
    if (status >= 500 || faults.some(isAt(pointer)))
      deviations.push(`${kind}: ${status} ${JSON.stringify(faults)}`);
  }
  return deviations;
}
