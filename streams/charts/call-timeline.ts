import { type Event, isKnown, type KnownFact } from "../events/event.ts";

/** The members of an event that the timeline reads. */
export type TimelineEvent = Pick<Event, "type" | "subject" | "source" | "time" | "offset" | "data">;

/** Result of an offer to an agent; `withdrawn`: another agent answered, or the customer left. */
type OfferResult = "answered" | "missed" | "declined" | "withdrawn" | "ringing";

/**
 * A stretch of a lane, ms. `parked`: in a call without an agent, as after a transfer to a segment. `open`: it
 * still lasts.
 */
export interface TimelineBar {
  readonly kind: "waiting" | "talking" | "parked" | "ringing";
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  /** The agent of the customer's conversation; null in other bars. */
  readonly user: string | null;
  /** The result of a ringing bar; null in other bars. */
  readonly result: OfferResult | null;
}

/** A lane of the customer, of an agent, or of several agents who never spoke with the customer. */
export interface TimelineLane {
  readonly kind: "customer" | "agent" | "folded";
  /** Ids of the agents; empty for the customer. */
  readonly users: readonly string[];
  readonly segment: string | null;
  readonly bars: readonly TimelineBar[];
}

/** An answer or a transfer, between two lanes by their place. */
interface TimelineLink {
  readonly kind: "answered" | "transferred";
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A moment of the call. `lasted`: length (ms) of the wait, offer or conversation that ended with it; null without one. */
export interface TimelineMoment {
  readonly kind: "queued" | "offered" | "missed" | "declined" | "answered" | "transferred" | "left" | "ended";
  readonly at: number;
  readonly user: string | null;
  readonly segment: string | null;
  readonly lasted: number | null;
}

export interface CallTimeline {
  readonly from: number;
  readonly to: number;
  readonly lanes: readonly TimelineLane[];
  readonly links: readonly TimelineLink[];
  readonly moments: readonly TimelineMoment[];
  /** Null while the call is in progress. */
  readonly endedAt: number | null;
}

/** Maximum number of agents with a lane each. */
const MOST_AGENTS = 6;

interface OpenBar {
  readonly kind: TimelineBar["kind"];
  readonly from: number;
  readonly user: string | null;
}

interface Lane {
  readonly user: string | null;
  readonly segment: string | null;
  readonly bars: TimelineBar[];
  open: OpenBar | null;
}

/** A link by the agents of its lanes; null is the customer. */
interface AgentLink {
  readonly kind: TimelineLink["kind"];
  readonly at: number;
  readonly from: string | null;
  readonly to: string;
}

/** Builds the lanes of a call from its events, in the order of their times. */
class TimelineFold {
  readonly customer: Lane = { user: null, segment: null, bars: [], open: null };
  readonly agents = new Map<string, Lane>();
  readonly links: AgentLink[] = [];
  readonly moments: TimelineMoment[] = [];
  private segment: string | null = null;
  endedAt: number | null = null;

  apply(fact: KnownFact, at: number): void {
    if (this.endedAt !== null) return;
    switch (fact.type) {
      case "queue-created":
        this.segment = fact.data.segment;
        this.say("queued", at, null);
        if (this.customer.open === null) this.open(this.customer, "waiting", at);
        return;
      case "queue-assigned":
        return this.offer(fact.data.user ?? null, at);
      case "queue-dismissed":
        return this.dismiss(
          fact.data.user ?? null,
          fact.data.reason === "timeout" ? "missed" : "declined",
          at,
        );
      case "call-created":
        this.segment = fact.data.segment;
        return this.answer(fact.data.user ?? null, at);
      case "call-transferred":
        this.segment = fact.data.toSegment ?? this.segment;
        return this.transfer(fact.data.toUser ?? null, at);
      case "queue-abandoned":
        return this.end("left", at);
      case "call-ended":
        return this.end("ended", at);
      case "contact-ended":
        return this.end(this.talked ? "ended" : "left", at);
      default:
    }
  }

  /** Ends all open bars at a time, or shows them as open. */
  close(at: number, open = false): void {
    for (const lane of [this.customer, ...this.agents.values()])
      this.shut(lane, at, open ? "ringing" : "withdrawn", open);
  }

  private get talked(): boolean {
    return this.customer.open?.kind === "talking" || this.customer.open?.kind === "parked";
  }

  private say(kind: TimelineMoment["kind"], at: number, user: string | null, lasted: number | null = null) {
    this.moments.push({ kind, at, user, segment: this.segment, lasted });
  }

  private lane(user: string): Lane {
    const known = this.agents.get(user);
    if (known) return known;
    const lane: Lane = { user, segment: this.segment, bars: [], open: null };
    this.agents.set(user, lane);
    return lane;
  }

  private open(lane: Lane, kind: TimelineBar["kind"], at: number, user: string | null = null): void {
    lane.open = { kind, from: at, user };
  }

  /** Closes the open bar of a lane and returns its length (ms); null without one. */
  private shut(lane: Lane, at: number, result: OfferResult, open = false): number | null {
    if (lane.open === null) return null;
    const { kind, from, user } = lane.open;
    lane.bars.push({ kind, from, to: at, open, user, result: kind === "ringing" ? result : null });
    lane.open = null;
    return at - from;
  }

  private offer(user: string | null, at: number): void {
    this.say("offered", at, user);
    if (user === null) return;
    const lane = this.lane(user);
    // An agent who talks with this customer is not called by the offer.
    if (lane.open?.kind === "talking") return;
    this.shut(lane, at, "withdrawn");
    this.open(lane, "ringing", at);
  }

  private dismiss(named: string | null, result: "missed" | "declined", at: number): void {
    const ringing = [...this.agents.values()].filter(({ open }) => open?.kind === "ringing");
    const lane = named === null ? ringing.at(-1) : this.lane(named);
    const lasted = lane?.open?.kind === "ringing" ? this.shut(lane, at, result) : null;
    this.say(result, at, lane?.user ?? null, lasted);
  }

  private answer(user: string | null, at: number): void {
    const waited = this.shut(this.customer, at, "withdrawn");
    this.say("answered", at, user, waited);
    this.talk(user, at, { kind: "answered", from: null });
  }

  private transfer(user: string | null, at: number): void {
    const before = this.customer.open?.user ?? null;
    const talked = this.shut(this.customer, at, "withdrawn");
    const lane = before === null ? undefined : this.agents.get(before);
    if (lane) this.shut(lane, at, "withdrawn");
    this.say("transferred", at, user, talked);
    this.talk(user, at, { kind: "transferred", from: before });
  }

  /** Starts a conversation with an agent; offers to others are withdrawn. Without an agent, the call is parked. */
  private talk(user: string | null, at: number, link: Pick<AgentLink, "kind" | "from">): void {
    for (const lane of this.agents.values())
      this.shut(lane, at, lane.user === user ? "answered" : "withdrawn");
    this.open(this.customer, user === null ? "parked" : "talking", at, user);
    if (user === null) return;
    this.open(this.lane(user), "talking", at);
    this.links.push({ ...link, at, to: user });
  }

  private end(kind: "left" | "ended", at: number): void {
    const lasted = this.customer.open === null ? null : at - this.customer.open.from;
    this.close(at);
    this.say(kind, at, null, lasted);
    this.endedAt = at;
  }
}

/**
 * Computes the drawing of a call from its events, in any order. `now`: time (ms) until which open bars of a
 * call in progress reach. Returns null if the customer neither queued nor spoke with an agent.
 */
export function callTimeline(events: readonly TimelineEvent[], now: number): CallTimeline | null {
  const fold = new TimelineFold();
  const facts = events
    .map((event) => ({ event, at: Date.parse(event.time) }))
    .sort((one, other) => one.at - other.at || one.event.offset - other.event.offset);
  for (const { event, at } of facts) if (isKnown(event)) fold.apply(event, at);
  const last = fold.moments.at(-1)?.at;
  if (last === undefined) return null;
  if (fold.endedAt === null) fold.close(Math.max(now, last), true);
  if (fold.customer.bars.length === 0) return null;
  const lanes = lanesOf(fold);
  const placeOf = (user: string | null) =>
    Math.max(0, user === null ? 0 : lanes.findIndex(({ users }) => users.includes(user)));
  return {
    from: fold.moments[0]?.at ?? last,
    to: fold.endedAt ?? Math.max(now, last),
    lanes,
    links: fold.links.map(({ from, to, ...link }) => ({ ...link, from: placeOf(from), to: placeOf(to) })),
    moments: fold.moments,
    endedAt: fold.endedAt,
  };
}

/** Returns the lanes: the customer, then the agents. Too many agents who never spoke share a lane. */
function lanesOf({ customer, agents }: TimelineFold): TimelineLane[] {
  const all = [...agents.values()];
  const shown = all.map(({ user, segment, bars }): TimelineLane => ({
    kind: "agent",
    users: user === null ? [] : [user],
    segment,
    bars,
  }));
  const first: TimelineLane = { kind: "customer", users: [], segment: null, bars: customer.bars };
  const silent = shown.filter(({ bars }) =>
    bars.every(({ result }) => result !== null && result !== "ringing"),
  );
  const silentUsers = silent.flatMap(({ users }) => users);
  if (shown.length <= MOST_AGENTS || silent.length < 2) return [first, ...shown];
  const folded: TimelineLane = {
    kind: "folded",
    users: silentUsers,
    segment: null,
    bars: merged(silent.flatMap(({ bars }) => bars)),
  };
  const rest = shown.filter((lane) => !silent.includes(lane));
  const place = shown.findIndex((lane) => silent.includes(lane));
  return [first, ...rest.slice(0, place), folded, ...rest.slice(place)];
}

/** Merges bars that overlap, so that each moment of a lane has one bar. */
function merged(bars: readonly TimelineBar[]): TimelineBar[] {
  const result: TimelineBar[] = [];
  for (const bar of bars.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && bar.from < last.to) result[result.length - 1] = { ...last, to: Math.max(last.to, bar.to) };
    else result.push(bar);
  }
  return result;
}
