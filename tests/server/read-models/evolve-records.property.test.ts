import fc from "fast-check";
import { expect, test } from "vitest";
import { Ledgers } from "../../../server/read-models/call-record.ts";
import { evolveRecords, type TimedFact } from "../../../server/read-models/evolve-records.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { atDepth } from "../../support/depth.ts";
import { someCalls } from "../../support/random-calls.ts";
import { callsOnFloor, callsOnRecord } from "../../support/same-calls.ts";

test("matches the call records to the floor's counts despite contradicting events", () => {
  fc.assert(
    fc.property(someCalls(60), (log) => {
      const ledgers = new Ledgers([], []);
      for (const { type, subject, time, data } of log)
        evolveRecords(ledgers, { type, subject, at: Date.parse(time), data } as TimedFact, {
          account: "a",
          epoch: 1,
        });
      expect(callsOnRecord(ledgers.changedCalls())).toEqual(
        callsOnFloor(evolveFloor(emptyFloor("UTC"), log)),
      );
    }),
    { numRuns: atDepth(100, 2_000) },
  );
});
