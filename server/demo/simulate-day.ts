import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LocalDay } from "../../streams/projections/local-day.ts";
import { Acd, type Waiting } from "./acd.ts";
import { Agenda } from "./agenda.ts";
import { converse } from "./conversation.ts";
import { type Arrival, arrivals, patience, talkTime } from "./demand.ts";
import { dayProfile } from "./day-profile.ts";
import type { DemoCenter, DemoSegment } from "./demo-center.ts";
import type { Desk } from "./desk.ts";
import type { CallPapers, DemoRow, EndedCall } from "./papers.ts";
import { Random } from "./random.ts";
import { atWork, crewsOf } from "./rota.ts";
import { Rush } from "./rush.ts";
import type { Stage } from "./stage.ts";
import { cutOff, staff } from "./staffing.ts";
import { visitor } from "./visitor.ts";

/** A simulated event, with its time in ms. */
export interface DemoFact extends Pick<Event, "id" | "type" | "subject" | "data"> {
  readonly time: number;
  /** The record that belongs to the event. */
  readonly row?: DemoRow;
}

export interface DemoDayOptions extends DemoCenter {
  readonly seed: string;
  /** Prefix of the ids of contacts, calls and sessions, so that the ids of two demos differ. */
  readonly prefix: string;
  /** Number of known customers; 8,000 by default. */
  readonly customers?: number;
  /** Returns what follows an answered call; without it, nothing does. */
  readonly papersOf?: (call: EndedCall) => CallPapers;
}

const CUSTOMERS = 8_000;

const SECOND = 1000;

/**
 * Yields the events of one day of the center in order of time, from midnight, when none of its agents is
 * connected yet, until its last customer has left, some minutes after the next midnight. The same options and
 * day always produce the same events. The agents who stay after midnight are not those who arrive at
 * midnight, so that consecutive days can overlap.
 */
export function* simulateDay(options: DemoDayOptions, day: LocalDay): Generator<DemoFact> {
  const due: DemoFact[] = [];
  const agenda = new Agenda(day.start);
  const random = new Random(`${options.seed}/${day.day}`);
  const compact = day.day.replaceAll("-", "");
  let facts = 0;
  let keys = 0;
  const stage: Stage = {
    agenda,
    random,
    customers: options.customers ?? CUSTOMERS,
    papersOf: options.papersOf ?? null,
    say: (type, subject, data, row) =>
      void due.push({
        time: agenda.now,
        id: `${day.day}/${String(++facts).padStart(6, "0")}`,
        type,
        subject,
        data,
        ...(row && { row }),
      }),
    key: (kind) => `${options.prefix}${compact}${kind}${++keys}`,
  };
  const acd = new Acd(
    stage,
    (entry, desk) => answer(stage, acd, options, entry, desk),
    (entry) => stage.say("contact-ended", `contact/${entry.contact}`, { outcome: "abandoned" }),
  );
  const profile = dayProfile(day.day);
  const desks = crewsOf(options.agents).flatMap((crew, number) =>
    staff(stage, acd, atWork(crew, profile.staff, profile.number), day, number * 50),
  );
  if (profile.outage) cutOff(stage, desks, day, profile.outage);
  const rush = Rush.of(profile, options, day, {
    stage,
    acd,
    desks,
    welcome: (one) => welcome(stage, acd, one),
  });
  welcomeNext(stage, acd, rush, arrivals(options, day, profile, random));
  while (agenda.step()) yield* due.splice(0);
}

function welcomeNext(stage: Stage, acd: Acd, rush: Rush | null, coming: Generator<Arrival>): void {
  const next = coming.next();
  if (next.done) return;
  const { time, segment } = next.value;
  stage.agenda.at(time, () => {
    if (rush?.admits(segment.id) ?? true) welcome(stage, acd, segment);
    welcomeNext(stage, acd, rush, coming);
  });
}

/** Starts a customer's visit. After a few seconds, the customer enters the queue of the segment or leaves. */
function welcome(stage: Stage, acd: Acd, segment: DemoSegment): void {
  const { agenda, random, say, key } = stage;
  const { channel, customer, priority, contact: data } = visitor(segment, stage);
  const contact = key("c");
  say("contact-created", `contact/${contact}`, { ...data });
  const arrived = acd.expect(segment.id);
  agenda.after(random.lognormal(9 * SECOND, 0.5), () => {
    arrived();
    if (random.chance(0.03))
      return say("contact-ended", `contact/${contact}`, { outcome: random.pick(["abandoned", "discarded"]) });
    acd.enter(
      {
        queue: key("q"),
        contact,
        segment: segment.id,
        channel,
        customer,
        priority,
        since: agenda.now,
        offeredTo: null,
      },
      acd.rules?.patience(segment.id) ?? patience(random),
    );
  });
}

function answer(stage: Stage, acd: Acd, { segments }: DemoCenter, entry: Waiting, desk: Desk): void {
  const place = segments.findIndex(({ id }) => id === entry.segment);
  converse(stage, acd, entry, desk, talkTime(place, entry.channel, stage.random));
}
