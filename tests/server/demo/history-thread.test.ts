import { expect, onTestFinished, test } from "vitest";
import type { EpochPart } from "../../../server/demo/epoch-parts.ts";
import { type HistoryDay, partsOfDay } from "../../../server/demo/history-day.ts";
import { HistoryThread } from "../../../server/demo/start-history.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { centerOf } from "./small-center.ts";

const ZONE = "Europe/Madrid";

function dayAt(time: string): HistoryDay {
  const { segments, agents } = centerOf(3, 4, ZONE);
  const center = {
    zone: ZONE,
    segments: segments.map((segment) => ({ ...segment, name: segment.id })),
    agents: agents.map((agent) => ({ ...agent, name: agent.id })),
    pocs: [],
  };
  const place = { account: "a", channel: 1, epoch: 7 };
  return { center, source: "/demo/history/1", day: localDay(Date.parse(time), ZONE), place };
}

/** Parts without the ids of events that describe the center, which are new each time. */
const plain = (parts: readonly EpochPart[]) =>
  parts.map((part) =>
    "rows" in part
      ? {
          ...part,
          rows: {
            ...part.rows,
            data: new TextDecoder().decode(part.rows.data).replace(/\t01[0-9A-HJKMNP-TV-Z]{24}\t/g, "\t-\t"),
          },
        }
      : part,
  );

test("the built thread returns the same as this one, for one day after the other", async () => {
  const thread = new HistoryThread(new URL("../../../dist/server/history-worker.js", import.meta.url));
  onTestFinished(() => thread.close());
  for (const time of ["2026-11-24T12:00:00Z", "2026-11-23T12:00:00Z"]) {
    const day = dayAt(time);
    const parts = plain(await thread.partsOf(day));
    expect(parts.length).toBeGreaterThan(4);
    expect(parts).toEqual(plain(partsOfDay(day)));
  }
});

test("a thread that fails rejects", async () => {
  const thread = new HistoryThread(new URL("data:text/javascript,throw new Error('broken')"));
  onTestFinished(() => thread.close());
  await expect(thread.partsOf(dayAt("2026-11-24T12:00:00Z"))).rejects.toThrow("broken");
});
