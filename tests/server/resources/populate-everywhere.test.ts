import qs from "qs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { follow, within } from "../../../server/contract/documents.ts";
import { testDatabase } from "../../support/database.ts";
import { rowsOfAll } from "../../support/made-up-rows.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const MANY = 20;
/** Delay of background jobs, whose queries would be counted too: after the end of the tests. */
const LATER = 2 ** 30;

let queries = 0;
let platform: TestPlatform;
let bearer: Ask;
beforeAll(async () => {
  const database = await testDatabase();
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await rowsOfAll(db, MANY);
  platform = await startPlatform({
    database: { ...database, db },
    delays: { heartbeat: LATER, sessionWatch: LATER, deviceWatch: LATER, jobs: LATER },
  });
  bearer = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
// The made-up records do not all match the contract; the number of queries is the same.
afterAll(() => platform.platform.close());

/** Returns the fields that a list can populate. */
function populatesOf({ parameters }: Operation): readonly unknown[] {
  const schema = parameters.find(({ name }) => name === "populate")?.schema;
  const choices = schema && follow(within(follow(schema).place, "items")).node["enum"];
  return Array.isArray(choices) ? choices : [];
}

/** Every list of the contract that needs nothing to be named first. */
const lists = readOperations().filter(
  ({ method, path, parameters }) =>
    method === "get" &&
    !path.includes("{") &&
    parameters.some(({ name }) => name === "$limit") &&
    parameters.every(({ required }) => !required),
);

test("the lists of described and of programmed records are found, and most of them can name others", () => {
  const naming = lists.filter((operation) => populatesOf(operation).length > 0).map(({ id }) => id);
  expect(naming).toEqual(
    expect.arrayContaining([
      "listUsers",
      "listConnections",
      "listIpRestrictions",
      "listWebhookLogs",
      "listSecrets",
      "listBranches",
      "listCalls",
      "listRecordings",
      "listSegments",
    ]),
  );
  expect(naming.length).toBeGreaterThan(25);
});

test.each(lists.map((operation) => [operation.id, operation] as const))(
  "%s asks the database as often for one record as for many, with everything named",
  async (_, operation) => {
    const populate = populatesOf(operation);
    const asked = async ($limit: number) => {
      const before = queries;
      const answer = await platform.api(`GET ${operation.path}`, {
        ...bearer,
        query: qs.stringify(
          { $limit, ...(populate.length > 0 && { populate }) },
          { arrayFormat: "brackets", encodeValuesOnly: true },
        ),
      });
      return {
        status: answer.status,
        records: Object.values(answer.body.data ?? {}).length,
        queries: queries - before,
      };
    };
    const [one, many] = [await asked(1), await asked(MANY)];
    // A list without references returns all records of this account.
    expect(one).toEqual({
      status: 200,
      records: populate.length > 0 ? 1 : one.records,
      queries: expect.any(Number) as number,
    });
    expect(many).toEqual({
      status: 200,
      records: populate.length > 0 ? MANY : many.records,
      queries: one.queries,
    });
    expect(many.queries).toBeGreaterThan(0);
  },
);
