import type { CalendarDate } from "@internationalized/date";
import { type LoggedFact, RANK } from "./logged-fact.ts";
import type { Naming } from "./naming.ts";

/** Content of one row of the Anonymous Bank's log. */
export interface AnonymousBankCall {
  readonly key: string;
  readonly customer: string | null;
  readonly priority: number;
  readonly segment: string;
  readonly date: CalendarDate;
  readonly outcome: "AGENT" | "HANG" | "PHANTOM";
  /** Seconds after midnight of `date`; 86,400 or more for times after the next midnight. */
  readonly at: Readonly<
    Record<"ivrEntry" | "ivrExit" | "queueStart" | "queueExit" | "serviceStart" | "serviceExit", number>
  >;
  /** Durations in seconds as logged; some are negative. */
  readonly lasted: Readonly<Record<"ivr" | "queue" | "service", number>>;
  readonly server: string | null;
}

const MIDNIGHT = 86_400;

/** Returns the events of one call. `time` converts seconds after midnight of the call's date to ms. */
export function callFacts(
  call: AnonymousBankCall,
  time: (seconds: number) => number,
  naming: Naming,
): LoggedFact[] {
  const { at, lasted } = call;
  const queued = call.outcome !== "PHANTOM" && (at.queueStart % MIDNIGHT !== 0 || lasted.queue > 0);
  const served = call.outcome === "AGENT" && (at.serviceStart % MIDNIGHT !== 0 || lasted.service > 0);
  const contact = naming.key("contact", call.key);
  const subject = `contact/${contact}`;
  const last = Math.max(at.ivrEntry, at.ivrExit, queued ? at.queueExit : 0, served ? at.serviceExit : 0);
  const recorded = {
    ivrSeconds: Math.max(0, lasted.ivr),
    queueSeconds: Math.max(0, lasted.queue),
    serviceSeconds: Math.max(0, lasted.service),
  };
  return [
    {
      time: time(at.ivrEntry),
      rank: RANK.contactCreated,
      type: "contact-created",
      subject,
      data: { channel: "audio", origin: "ivr", ...customerOf(call) },
    },
    ...(queued ? queueFacts(call, contact, time, naming) : []),
    ...(served ? serviceFacts(call, contact, queued, time, naming) : []),
    {
      time: time(last),
      rank: RANK.contactEnded,
      type: "contact-ended",
      subject,
      data: { outcome: outcomeOf(call, served), recorded },
    },
  ];
}

const customerOf = ({ customer }: AnonymousBankCall) => (customer === null ? {} : { customer });
const userOf = ({ server }: AnonymousBankCall, naming: Naming) =>
  server === null ? {} : { user: naming.user(server) };

function queueFacts(
  call: AnonymousBankCall,
  contact: string,
  time: (seconds: number) => number,
  naming: Naming,
): LoggedFact[] {
  const subject = `queue/${naming.key("queue", call.key)}`;
  const entered = {
    contact,
    segment: naming.segment(call.segment),
    channel: "audio",
    priority: call.priority,
    ...customerOf(call),
  };
  const left = { time: time(call.at.queueExit), rank: RANK.queueLeft, subject };
  return [
    {
      time: time(call.at.queueStart),
      rank: RANK.queueCreated,
      type: "queue-created",
      subject,
      data: entered,
    },
    call.outcome === "HANG"
      ? { ...left, type: "queue-abandoned", data: {} }
      : { ...left, type: "queue-assigned", data: userOf(call, naming) },
  ];
}

function serviceFacts(
  call: AnonymousBankCall,
  contact: string,
  queued: boolean,
  time: (seconds: number) => number,
  naming: Naming,
): LoggedFact[] {
  const { serviceStart, serviceExit } = call.at;
  const subject = `call/${naming.key("call", call.key)}`;
  const queue = queued ? { queue: naming.key("queue", call.key) } : {};
  const answered = {
    contact,
    segment: naming.segment(call.segment),
    channel: "audio",
    ...queue,
    ...userOf(call, naming),
    ...customerOf(call),
  };
  return [
    { time: time(serviceStart), rank: RANK.callCreated, type: "call-created", subject, data: answered },
    {
      time: time(serviceExit),
      rank: serviceExit > serviceStart ? RANK.lastCallEnded : RANK.callEnded,
      type: "call-ended",
      subject,
      data: {},
    },
  ];
}

function outcomeOf({ outcome }: AnonymousBankCall, served: boolean): string {
  if (outcome === "PHANTOM") return "discarded";
  if (outcome === "HANG") return "abandoned";
  return served ? "answered" : "assigned";
}
