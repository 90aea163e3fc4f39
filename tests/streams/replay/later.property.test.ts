import fc from "fast-check";
import { expect, test } from "vitest";
import { readingFates } from "../../../streams/replay/later.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import {
  at,
  callCreated,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";
import { someCalls } from "../../support/random-calls.ts";
import { someHeader } from "../../support/some-header.ts";

function fatesOf(events: ReturnType<typeof logged>) {
  const log = recordedLog(someHeader(events), events);
  const reading = readingFates(log);
  for (;;) {
    const step = reading.next();
    if (step.done) return { log, fates: step.value };
  }
}

test("finds whether waiting customers are answered, hang up, are released or stay, and when", () => {
  const { fates } = fatesOf(
    logged([
      ...["1", "2", "3", "4", "5"].flatMap((id) => [
        contactCreated(`c-${id}`, "9:00:00"),
        queueCreated(id, "9:00:00"),
      ]),
      callCreated("1", "9:00:18", { queue: "1" }),
      queueAbandoned("2", "9:01:49"),
      contactEnded("c-3", "9:02:00", "abandoned"),
      contactEnded("c-4", "9:03:00", "answered"),
    ]),
  );
  expect([...fates]).toEqual([
    ["1", { how: "answered", at: at("9:00:18") }],
    ["2", { how: "abandoned", at: at("9:01:49") }],
    ["3", { how: "abandoned", at: at("9:02:00") }],
    ["4", { how: "ended", at: at("9:03:00") }],
    ["5", { how: "waiting", at: at("9:03:00") }],
  ]);
});

test("finds an outcome for every waiting customer, after which none waits, despite contradictions", () => {
  fc.assert(
    fc.property(someCalls(60), (events) => {
      const { log, fates } = fatesOf(events);
      const index = ReplayIndex.of(log);
      for (let position = 0; position <= log.length; position++) {
        const now = log.clock[position - 1] ?? 0;
        index.floorAt(position).queue.forEach(({ id }) => {
          const fate = fates.get(id);
          expect(fate?.at).toBeGreaterThanOrEqual(now);
          expect(fate?.how === "waiting").toBe(index.floorAt(log.length).queue.get(id) !== undefined);
        });
      }
    }),
  );
});
