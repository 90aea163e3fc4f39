import fc from "fast-check";
import { expect, test } from "vitest";
import {
  Connections,
  type ConnectionFact,
  type ConnectionRecord,
} from "../../../server/read-models/evolve-connections.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { atDepth } from "../../support/depth.ts";
import { ANA, connected, disconnected, JULES, logged } from "../../support/floor-story.ts";

const user = fc.constantFrom(ANA, JULES);
const session = fc.constantFrom("a", "b", "c");
const clock = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19));
const facts = fc.array(
  fc.oneof(
    fc.tuple(user, clock, session).map(([who, time, which]) => connected(who, time, which)),
    fc
      .tuple(user, clock, session, fc.constantFrom("ping timeout" as const, "server disconnect" as const))
      .map(([who, time, which, why]) => disconnected(who, time, why, which)),
  ),
  { maxLength: 30 },
);

/** Reads a log in batches, as a platform does, keeping nothing between them but the records. */
function recordsOf(log: ReturnType<typeof logged>, batch: number): ConnectionRecord[] {
  const kept = new Map<string, ConnectionRecord>();
  for (let from = 0; from < log.length; from += batch) {
    const connections = new Connections(
      { account: "a", epoch: 1 },
      [...kept.values()].filter((record) => record.disconnected_at === null),
    );
    for (const { type, subject, time, offset, data } of log.slice(from, from + batch))
      connections.evolve({ type, subject, at: Date.parse(time), offset, data } as unknown as ConnectionFact);
    for (const record of connections.changed()) kept.set(record.id, record);
  }
  return [...kept.values()];
}

test("matches the open connections to the floor for any batches of the log", () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 7 }), (entries, batch) => {
      const log = logged(entries);
      const records = recordsOf(log, batch);
      const floor = evolveFloor(emptyFloor("UTC"), log);
      for (const who of [ANA, JULES]) {
        const open = records
          .filter(({ user_id, disconnected_at }) => user_id === who && disconnected_at === null)
          .map((record) => record.session);
        expect(open.sort()).toEqual([...(floor.agents.get(who)?.sessions ?? [])].sort());
      }
      expect(records.every((record) => record.reason === null || record.disconnected_at !== null)).toBe(true);
      expect(
        records.every(
          ({ connected_at, disconnected_at }) =>
            connected_at === null || disconnected_at === null || connected_at <= disconnected_at,
        ),
      ).toBe(true);
      expect(recordsOf(log, 1_000)).toEqual(expect.arrayContaining(records));
    }),
    { numRuns: atDepth(100, 500) },
  );
});
