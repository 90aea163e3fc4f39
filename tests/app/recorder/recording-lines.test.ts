import { expect, test } from "vitest";
import { recordingLines } from "../../../src/app/recorder/recording-lines.ts";
import { PendingFold } from "../../../streams/pending-fold.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { RecordingReader } from "../../../streams/recording/read-recording.ts";
import { Ring } from "../../../streams/recording/ring.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import { logOfRecording } from "../../../streams/replay/log-of-recording.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import { epochNumber } from "../../support/log-events.ts";
import {
  ANA,
  callCreated,
  connected,
  contactCreated,
  logged,
  queueCreated,
  userDescribed,
} from "../../support/floor-story.ts";
import { fileOf } from "../../support/written-recording.ts";

const redactor = (fill: number) => new Redactor(new Uint8Array(32).fill(fill));

test("saves twice from one page without personal data in either file, and replays each to the state shown", () => {
  const [before, after] = [
    [
      userDescribed(ANA, "Ana"),
      contactCreated("c-1", "9:00:00", { customer: "Núria" }),
      queueCreated("1", "9:00:00", { customer: "Núria" }),
    ],
    [callCreated("1", "9:01:00", { queue: "1", customer: "Núria" }), connected(ANA, "9:01:00")],
  ];
  const begun = evolveFloor(emptyFloor("UTC"), logged(before));
  const ring = new Ring<Floor>();
  const start = { epoch: epochNumber(1), offset: before.length, folded: PendingFold.of(begun, evolveFloor) };
  const events = logged(after, before.length + 1);
  const then = start.folded.after(events);
  ring.begin(start);
  ring.addEvents(start, events, then, 0);
  const recorded = {
    content: ring.content(0),
    account: null,
    zone: "UTC",
    app: "0.1.0",
    locale: "en",
    charts: [],
    now: 0,
    shown: { offset: 5, floor: then.state() },
  } as const;
  const saved = [2, 3].map((fill) =>
    [...recordingLines(recorded, redactor(fill))].filter((line) => line !== undefined),
  );
  const [one, other] = saved.map((lines) => new Set(lines.join().match(/\bp[0-9a-f]{16}\b/g)));
  expect(one?.size).toBeGreaterThan(5);
  expect([other?.size, [...(one ?? [])].filter((name) => other?.has(name))]).toEqual([one?.size, []]);
  expect(saved.join()).not.toMatch(/Núria|Ana/);
  for (const lines of saved) {
    const reader = new RecordingReader();
    reader.push(fileOf(lines));
    const log = logOfRecording(reader.end(), () => Promise.reject(new Error("nobody asks")));
    const snapshot = log.records.find(({ k }) => k === "snapshot");
    expect(snapshot?.record["hash"]).toBe(floorHash(floorToJson(ReplayIndex.of(log).floorAt(log.length))));
  }
});
