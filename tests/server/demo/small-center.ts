import type { DemoCenter } from "../../../server/demo/demo-center.ts";
import type { DemoFact } from "../../../server/demo/simulate-day.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { CHANNEL, epochNumber } from "../../support/log-events.ts";

const id = (kind: string, number: number) =>
  `65a000000000000000${kind}${number.toString(16).padStart(4, "0")}`;

/** Returns a contact center of the given size; each agent serves one to three segments. */
export const centerOf = (segments: number, agents: number, zone = "Europe/Madrid"): DemoCenter => ({
  zone,
  segments: Array.from({ length: segments }, (_, index) => ({
    id: id("a0", index + 1),
    channels: index % 3 === 2 ? ["video"] : index % 3 === 1 ? ["audio"] : ["video", "audio"],
  })),
  agents: Array.from({ length: agents }, (_, index) => ({
    id: id("b0", index + 1),
    segments: [...new Set([index, ...(index % 2 === 0 ? [0] : []), ...(index % 3 === 0 ? [index + 4] : [])])]
      .map((place) => id("a0", (place % segments) + 1))
      .filter((segment, place, all) => all.indexOf(segment) === place),
  })),
});

/** Facts as a log would have them. */
export const asEvents = (
  facts: readonly Pick<DemoFact, "id" | "type" | "subject" | "data" | "time">[],
): Event[] =>
  facts.map(({ time, ...fact }, index) => ({
    specversion: "1.0",
    source: "/demo",
    channel: CHANNEL,
    epoch: epochNumber(1),
    offset: index + 1,
    ...fact,
    time: new Date(time).toISOString(),
  }));
