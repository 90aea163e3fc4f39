import type { Event, TrafficEnded } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { type FedEvent, fedEvent } from "./fed-event.ts";

const SUBJECT = "traffic/play";

/**
 * What a play says besides what was recorded. Times are ms of recording time; each play has a source of its
 * own.
 */
export const playEvents = (source: string, header: RecordingHeader) => ({
  started: (time: number, rate: number): FedEvent =>
    fedEvent(source, "started", "traffic-started", SUBJECT, time, {
      kind: "recording",
      name: header.name,
      zone: header.zone,
      rate,
    }),

  /** What the ids in the recording are called. */
  described: (time: number): FedEvent[] => [
    ...Object.entries(header.names.segments).map(([id, name]) =>
      fedEvent(source, `segment/${id}`, "segment-described", `segment/${id}`, time, { name, imported: true }),
    ),
    ...Object.entries(header.names.users).map(([id, name]) =>
      fedEvent(source, `user/${id}`, "user-described", `user/${id}`, time, { name, imported: true }),
    ),
  ],

  clock: (number: number, time: number, rate: number): FedEvent =>
    fedEvent(source, `clock/${number}`, "clock-changed", SUBJECT, time, { rate }),

  ended: (time: number, reason: TrafficEnded["reason"]): FedEvent =>
    fedEvent(source, "ended", "traffic-ended", SUBJECT, time, { reason }),

  /**
   * A recorded event in this play. Its offset names it, since ids are only unique together with their first
   * source.
   */
  recorded: ({ specversion, type, subject, time, dataschema, data, offset }: Event): FedEvent => ({
    specversion,
    id: `event/${offset}`,
    source,
    type,
    subject,
    time,
    ...(dataschema === undefined ? {} : { dataschema }),
    data,
  }),
});

/** What a recording itself may hold of earlier traffic; it is not played again. */
export const isAboutTraffic = ({ type }: Event): boolean =>
  type === "traffic-started" || type === "traffic-ended" || type === "clock-changed";
