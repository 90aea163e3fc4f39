import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type EventsAsked, eventsBefore } from "../../streams/replay/events-before.ts";
import type { Held } from "./held.ts";

/** Answers what the platform would of the events that had happened at a position. */
export const eventsPart = (held: Held) => ({
  events: (position: number, asked: EventsAsked): Promise<readonly Event[]> =>
    Promise.all(eventsBefore(held.log, position, asked).map((index) => held.log.event(index))),
});
