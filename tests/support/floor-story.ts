import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { KnownFact } from "../../openapi/generated/facts.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { type Floor, emptyFloor } from "../../streams/projections/floor.ts";
import { CHANNEL, epochNumber } from "./log-events.ts";

type DataOf<Type extends KnownFact["type"]> = Extract<KnownFact, { type: Type }>["data"];

/** One event: its type, subject, time (h:mm:ss of 12 January 2026 in UTC), and data. */
export type StoryEvent = Omit<Event, "offset">;

export const SALES = "65a0000000000000000000a1";
export const SUPPORT = "65a0000000000000000000a2";
export const ANA = "65a0000000000000000000b1";
export const JULES = "65a0000000000000000000b2";

export const at = (clock: string): number => Date.parse(`2026-01-12T${clock.padStart(8, "0")}.000Z`);

export function storyEvent<Type extends KnownFact["type"]>(
  type: Type,
  subject: string,
  clock: string,
  data: DataOf<Type>,
): StoryEvent {
  return {
    specversion: "1.0",
    id: `${type}/${subject}/${clock}`,
    source: "/test",
    type,
    subject,
    time: new Date(at(clock)).toISOString(),
    channel: CHANNEL,
    epoch: epochNumber(1),
    data: { ...data },
  };
}

/** The facts in their order, numbered as a log does. */
export const logged = (facts: readonly StoryEvent[], from = 1): Event[] =>
  facts.map((fact, index) => ({ ...fact, offset: from + index }));

/** Folds events into a floor, in a zone whose day is that of UTC. */
export const given = (...facts: readonly StoryEvent[]): Floor =>
  evolveFloor(emptyFloor("UTC"), logged(facts));

/** Short words for what happens most. Ids are the names that the tests give. */
export const contactCreated = (id: string, clock: string, data: Partial<DataOf<"contact-created">> = {}) =>
  storyEvent("contact-created", `contact/${id}`, clock, { channel: "audio", origin: "widget", ...data });
export const contactEnded = (id: string, clock: string, outcome: DataOf<"contact-ended">["outcome"]) =>
  storyEvent("contact-ended", `contact/${id}`, clock, { outcome });
export const queueCreated = (id: string, clock: string, data: Partial<DataOf<"queue-created">> = {}) =>
  storyEvent("queue-created", `queue/${id}`, clock, {
    contact: `c-${id}`,
    segment: SALES,
    channel: "audio",
    ...data,
  });
export const queueAssigned = (id: string, clock: string, user?: string) =>
  storyEvent("queue-assigned", `queue/${id}`, clock, user ? { user } : {});
export const queueDismissed = (id: string, clock: string, reason: "dismissed" | "timeout", user = ANA) =>
  storyEvent("queue-dismissed", `queue/${id}`, clock, { user, reason });
export const queueAbandoned = (id: string, clock: string) =>
  storyEvent("queue-abandoned", `queue/${id}`, clock, {});
export const callCreated = (id: string, clock: string, data: Partial<DataOf<"call-created">> = {}) =>
  storyEvent("call-created", `call/${id}`, clock, {
    contact: `c-${id}`,
    segment: SALES,
    channel: "audio",
    user: ANA,
    ...data,
  });
export const callEnded = (id: string, clock: string) =>
  storyEvent("call-ended", `call/${id}`, clock, { by: "customer" });
export const connected = (user: string, clock: string, session = `s-${user.slice(-2)}`) =>
  storyEvent("user-connected", `user/${user}`, clock, { session });
export const disconnected = (
  user: string,
  clock: string,
  reason: DataOf<"user-disconnected">["reason"] = "transport close",
  session = `s-${user.slice(-2)}`,
) => storyEvent("user-disconnected", `user/${user}`, clock, { session, reason });
export const status = (
  user: string,
  clock: string,
  status: DataOf<"user-status-changed">["status"],
  reason?: string,
) => storyEvent("user-status-changed", `user/${user}`, clock, reason ? { status, reason } : { status });
export const userDescribed = (user: string, name: string, segments: string[] = [SALES]) =>
  storyEvent("user-described", `user/${user}`, "0:00:00", { name, segments });
export const segmentDescribed = (segment: string, name: string) =>
  storyEvent("segment-described", `segment/${segment}`, "0:00:00", { name, channels: ["audio"] });
