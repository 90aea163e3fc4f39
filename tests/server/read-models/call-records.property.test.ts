import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { atDepth } from "../../support/depth.ts";
import { pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { someCalls } from "../../support/random-calls.ts";
import { callsOnFloor, callsOnRecord } from "../../support/same-calls.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let lives = 0;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** The calls of the present life of the log, as they are on record. */
async function recorded() {
  const { db } = platform.database;
  const { epoch } = await db
    .selectFrom("channels")
    .select("epoch")
    .where("name", "=", `account/${ACCOUNT}/floor`)
    .executeTakeFirstOrThrow();
  return db.selectFrom("call_records").selectAll().where("epoch", "=", epoch).execute();
}

const deliveries = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 100, maxLength: 100 });

test("matches the call records to the floor for any split of the log into deliveries", async () => {
  await fc.assert(
    fc.asyncProperty(someCalls(100), deliveries, async (log, sizes) => {
      const source = `/play/${++lives}`;
      const fed = log.map(({ type, subject, time, data }, index) => ({
        specversion: "1.0",
        id: String(index),
        source,
        type,
        subject,
        time,
        data,
      }));
      await platform.feed([
        pbx(
          "traffic-started",
          "traffic/t",
          { kind: "recording", name: "any", zone: "UTC", rate: 0 },
          { source },
        ),
      ]);
      while (fed.length > 0) expect((await platform.feed(fed.splice(0, sizes.pop()))).refused).toEqual([]);
      expect(callsOnRecord(await recorded())).toEqual(callsOnFloor(evolveFloor(emptyFloor("UTC"), log)));
    }),
    { numRuns: atDepth(10, 30), endOnFailure: true },
  );
});
