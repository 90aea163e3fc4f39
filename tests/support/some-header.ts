import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { CHANNEL, epochNumber } from "./log-events.ts";

/** The header of a recording of these events, in UTC. */
export const someHeader = (
  events: readonly Event[],
  names: RecordingHeader["names"] = { segments: {}, users: {} },
): RecordingHeader => ({
  k: "header",
  format: "switchboard-recording",
  version: 1,
  fold: FOLD_VERSION,
  name: "A morning",
  source: "/test",
  zone: "UTC",
  stream: { channel: CHANNEL, epoch: epochNumber(1), first: 1 },
  schemas: Object.fromEntries(events.map(({ type }) => [type, 1])),
  names,
  events: events.length,
  sealed: true,
});

/** The same of a file without seals. */
export function unsealedHeader(events: readonly Event[], names?: RecordingHeader["names"]): RecordingHeader {
  const { sealed: _, ...header } = someHeader(events, names);
  return header;
}
