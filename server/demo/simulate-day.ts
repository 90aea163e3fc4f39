import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LocalDay } from "../../streams/projections/local-day.ts";
import { Acd, type Waiting } from "./acd.ts";
import { Agenda } from "./agenda.ts";
import { converse } from "./conversation.ts";
import { type Arrival, arrivals, patience, talkTime } from "./demand.ts";
import type { DemoCenter } from "./demo-center.ts";
import { Desk } from "./desk.ts";
import { Random } from "./random.ts";
import { type Crew, crewsOf } from "./rota.ts";
import type { Activity, Stage } from "./stage.ts";
import { visitor } from "./visitor.ts";

/** A simulated event, with its time in ms. */
export interface DemoFact extends Pick<Event, "id" | "type" | "subject" | "data"> {
  readonly time: number;
}

export interface DemoDayOptions extends DemoCenter {
  readonly seed: string;
  /** Prefix of the ids of contacts, calls and sessions, so that the ids of two demos differ. */
  readonly prefix: string;
}

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
    say: (type, subject, data) =>
      void due.push({ time: agenda.now, id: `${day.day}/${++facts}`, type, subject, data }),
    key: (kind) => `${options.prefix}${compact}${kind}${++keys}`,
  };
  const acd = new Acd(
    stage,
    (entry, desk) => answer(stage, acd, options, entry, desk),
    (entry) => stage.say("contact-ended", `contact/${entry.contact}`, { outcome: "abandoned" }),
  );
  for (const [number, crew] of crewsOf(options.agents).entries()) staff(stage, acd, crew, day, number);
  welcomeNext(stage, acd, arrivals(options, day.start, day.end, random));
  while (agenda.step()) yield* due.splice(0);
}

/** Schedules a crew's arrival, activities, network problems and departure. */
function staff(stage: Stage, acd: Acd, { shift, agents }: Crew, day: LocalDay, crew: number): void {
  const { agenda, random } = stage;
  const at = (hour: number) => day.start + ((day.end - day.start) * hour) / 24;
  // The agents of a crew arrive and leave one by one over half an hour. The crews of the night and late
  // shifts, which start or end at midnight, arrive and leave together.
  const spread = shift.from === 0 || shift.to === 24 ? 0 : 15 * 60 * SECOND;
  for (const [index, agent] of agents.entries()) {
    const shifted = agents.length > 1 ? spread * ((2 * index) / (agents.length - 1) - 1) : 0;
    const [start, end] = [at(shift.from) + shifted, at(shift.to) + (shift.to === 24 ? 0 : shifted)];
    const desk = new Desk(stage, agent, crew * 50 + index, acd);
    agenda.at(start + random.between(1, 90) * SECOND, () => desk.open());
    for (const activity of planOf(index, agents.length, start, end, random)) desk.plan(activity);
    desk.goesHomeAt(end, shift.to === 24);
    trouble(stage, desk, index, start, end);
  }
}

/** Schedules lost connections, and sessions that the platform ends. */
function trouble({ agenda, random }: Stage, desk: Desk, index: number, start: number, end: number): void {
  const within = () => random.between(start + (end - start) * 0.05, start + (end - start) * 0.9);
  if (index === 0 || random.chance(0.3))
    agenda.at(within(), () => desk.lose("transport close", random.between(4, 90) * SECOND));
  if (index === 1 || random.chance(0.15))
    agenda.at(within(), () => desk.lose("ping timeout", random.between(8, 120) * SECOND));
  if (index === 2 || random.chance(0.05))
    agenda.at(within(), () => desk.lose("server disconnect", random.between(2, 15) * SECOND));
}

function welcomeNext(stage: Stage, acd: Acd, coming: Generator<Arrival>): void {
  const next = coming.next();
  if (next.done) return;
  stage.agenda.at(next.value.time, () => {
    welcome(stage, acd, next.value);
    welcomeNext(stage, acd, coming);
  });
}

/** Starts a customer's visit. After a few seconds, the customer enters the queue of the segment or leaves. */
function welcome(stage: Stage, acd: Acd, { segment }: Arrival): void {
  const { agenda, random, say, key } = stage;
  const { channel, customer, priority, contact: data } = visitor(segment, agenda.now, random);
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
      patience(random),
    );
  });
}

function answer(stage: Stage, acd: Acd, { segments }: DemoCenter, entry: Waiting, desk: Desk): void {
  const place = segments.findIndex(({ id }) => id === entry.segment);
  converse(stage, acd, entry, desk, talkTime(place, entry.channel, stage.random));
}

const MINUTE = 60_000;

/**
 * Returns the activities of the `index`th agent in a crew of `size` during a shift (ms from `start` to
 * `end`), in order of time. All agents take breaks and a meal at staggered times; some have a meeting,
 * training or office work.
 */
function planOf(index: number, size: number, start: number, end: number, random: Random): Activity[] {
  const turn = (index + 0.5) / size;
  const at = (part: number, spread: number) =>
    start + (end - start) * (part + random.between(-spread, spread));
  const lasts = (low: number, high: number) => random.between(low, high) * MINUTE;
  const plan: Activity[] = [
    { at: at(0.16 + 0.18 * turn, 0.01), status: "break", lasts: lasts(8, 13) },
    { at: at(0.38 + 0.27 * turn, 0.01), status: "meal", lasts: lasts(26, 36) },
    { at: at(0.68 + 0.18 * turn, 0.01), status: "break", lasts: lasts(8, 13) },
    { at: at(0.22, 0.16), status: "bath", lasts: lasts(2.5, 6) },
    { at: at(0.65, 0.2), status: "bath", lasts: lasts(2.5, 6) },
  ];
  if (index % 4 === 1)
    plan.push({ at: at(0.12, 0), status: "team-meeting", lasts: 15 * MINUTE, reason: "Team briefing" });
  if (index % 7 === 3)
    plan.push({ at: at(0.6, 0.1), status: "training", lasts: lasts(30, 45), reason: "Product training" });
  if (index % 5 === 2)
    plan.push({ at: at(0.36, 0.08), status: "meeting", lasts: lasts(15, 25), reason: "One to one" });
  if (index % 3 === 0)
    plan.push({ at: at(0.85, 0.04), status: "busy", lasts: lasts(4, 9), reason: "Back office" });
  return plan.sort((a, b) => a.at - b.at);
}
