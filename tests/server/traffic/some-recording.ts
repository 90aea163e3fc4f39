import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { Recording } from "../../../server/traffic/open-recording.ts";
import { epochNumber, eventAt } from "../../support/log-events.ts";
import { someHeader } from "../../support/some-header.ts";

export const MORNING = Date.parse("1999-01-05T06:00:00.000Z");

/** Events at these times, in seconds of the recording, which begins at 8:00 in its zone. */
export const eventsAt = (...seconds: readonly number[]): Event[] =>
  seconds.map((second, index) => ({
    ...eventAt(epochNumber(1), index + 1, { tags: [`event ${index + 1}`] }),
    time: new Date(MORNING + second * 1000).toISOString(),
  }));

/** A recording of Jerusalem with two names. */
export const someRecording = (events: readonly Event[], names = 1): Recording => ({
  header: {
    ...someHeader(events, {
      segments: { "65a0000000000000000000a1": "Sales" },
      users: Object.fromEntries(
        Array.from({ length: names }, (_, index) => [
          (index + 1).toString(16).padStart(24, "0"),
          `Agent ${index + 1}`,
        ]),
      ),
    }),
    zone: "Asia/Jerusalem",
    stream: { channel: "import/0123456789abcdef01234567/floor", epoch: epochNumber(1), first: 1 },
  },
  events: (async function* () {
    yield* events;
  })(),
});
