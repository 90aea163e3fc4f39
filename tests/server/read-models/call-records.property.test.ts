import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { rebuildTotals } from "../../../server/read-models/call-totals.ts";
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

/** The totals of all calls on record. */
const totals = () =>
  platform.database.db
    .selectFrom("call_totals")
    .selectAll()
    // Totals stay when their calls moved to another quarter hour or segment.
    .where((is) => is.or([is("calls", ">", 0), is("begun", ">", 0)]))
    .orderBy("quarter")
    .orderBy("segment")
    .orderBy("channel")
    .orderBy("outcome")
    .execute();

const deliveries = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 100, maxLength: 100 });

test("matches call records and totals to the floor for any split of the log into deliveries", async () => {
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
      const maintained = await totals();
      await platform.database.db.transaction().execute(rebuildTotals);
      expect(maintained).toEqual(await totals());
    }),
    { numRuns: atDepth(10, 30), endOnFailure: true },
  );
});
