import qs from "qs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Credential, type Operation, readOperations } from "../../../server/contract/operations.ts";
import { GOOD_BODIES } from "../../support/answer-areas.ts";
import { credentialsOf } from "../../support/credentials.ts";
import { type Bound, boundsAt, placed } from "../../support/contract-bounds.ts";
import { type Answer, type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

/** What each area says is good, but nobody is kept out who is still to ask. */
const GOOD: Readonly<Record<string, object>> = Object.assign({}, GOOD_BODIES, { createIpRestriction: { range: "198.51.100.0/24", users: ["65a0f0010000000000000002"] } });
const NOWHERE = { id: "000000000000000000000000", poc: "0000-0000-0000" } as const;
const BOUNDS: ReadonlySet<string> = new Set(["too-short", "too-long", "too-small", "too-large", "too-few", "too-many"]);

let platform: TestPlatform;
let credentials: Readonly<Record<Credential, Ask>>;
beforeAll(async () => {
  platform = await startPlatform();
  credentials = await credentialsOf(platform);
});
afterAll(() => platform.close());

interface Asked extends Bound {
  readonly operation: Operation;
  readonly title: string;
}

const operations = readOperations();
const inBodies: Asked[] = operations.flatMap((operation) => {
  const body = operation.bodies.get("application/json");
  // What each event of a batch may hold is checked one by one, and answered so.
  if (body === undefined || operation.id === "feedEvents") return [];
  return boundsAt(body).map((bound) => ({ ...bound, operation, title: `${operation.id} /${bound.path.join("/")}` }));
});
const inQueries: Asked[] = operations.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name, schema }) => boundsAt(schema, [name], "query").map((bound) => ({ ...bound, operation, title: `${operation.id} ?${bound.path.join("/")}` }))),
);

const ask = ({ method, path, credentials: [credential = "none"] }: Operation, more: Ask) => platform.api(`${method.toUpperCase()} ${path.replace("/pocs/{id}", `/pocs/${NOWHERE.poc}`).replace("{poc}", NOWHERE.poc).replaceAll(/\{\w+\}/g, NOWHERE.id)}`, { ...credentials[credential], ...more });
interface Told {
  readonly pointer: string;
  readonly code: string;
}
/** The places that an answer calls wrong, and why. */
const toldBy = ({ body }: Answer): Told[] => Object.values(body.errors ?? {}).map(({ pointer, code }) => ({ pointer: textOf(pointer), code: textOf(code) }));
const isAbout = (pointer: string) => (told: Told) => told.pointer === pointer || told.pointer.startsWith(`${pointer}/`);
/** What is refused inside is so for another reason, such as a time zone that there is not. */
const isBound = ({ code }: Told) => BOUNDS.has(code);

test("there are many bounds, also of what lies inside of something else", () => {
  expect(inBodies.filter(({ path }) => path.length > 1).length).toBeGreaterThan(20);
  expect(inQueries.length).toBeGreaterThan(150);
});

test.each(inBodies)("$title is refused by name outside its bounds, and not for them inside", async ({ operation, path, container, beyond, inside }) => {
  const pointer = `/body/${path.join("/")}`;
  const send = (value: unknown) => ask(operation, { json: placed({ ...GOOD[operation.id], ...container }, path, value) });
  for (const [kind, value] of Object.entries(beyond)) {
    const answer = await send(value);
    expect({ kind, refused: answer.status === 400 || answer.status === 422, named: toldBy(answer).some(isAbout(pointer)) }).toEqual({ kind, refused: true, named: true });
  }
  for (const [kind, value] of Object.entries(inside)) {
    const answer = await send(value);
    expect({ kind, broken: answer.status >= 500, bounds: toldBy(answer).filter(isBound).filter(isAbout(pointer)) }).toEqual({ kind, broken: false, bounds: [] });
  }
});

test.each(inQueries)("$title is refused by name outside its bounds, and answered inside", async ({ operation, path, container, beyond, inside }) => {
  const pointer = `/query/${path.join("/")}`;
  const send = (value: unknown) => ask(operation, { query: qs.stringify(placed(container, path, value), { arrayFormat: "brackets", encodeValuesOnly: true }) });
  for (const [kind, value] of Object.entries(beyond)) {
    const answer = await send(value);
    // A query that has too many members is none, and nothing of it is looked at.
    expect({ kind, status: answer.status, named: toldBy(answer).some((told) => isAbout(pointer)(told) || told.pointer === "/query") }).toEqual({ kind, status: 400, named: true });
  }
  for (const [kind, value] of Object.entries(inside)) {
    const answer = await send(value);
    expect({ kind, broken: answer.status >= 500, faults: toldBy(answer).filter(isAbout(pointer)) }).toEqual({ kind, broken: false, faults: [] });
  }
});
