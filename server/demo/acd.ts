import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { DemoAgent } from "./demo-center.ts";
import type { Desk, Dispatcher } from "./desk.ts";
import type { Stage } from "./stage.ts";

/** A customer who waits for one segment. */
export interface Waiting {
  readonly queue: string;
  readonly contact: string;
  readonly segment: string;
  readonly channel: MediaChannel;
  readonly customer: string | null;
  readonly priority: number;
  /** Time (ms) when the wait began. */
  readonly since: number;
  /** The agent whose phone rings for this customer. */
  offeredTo: Desk | null;
}

/** Rules of distribution that differ at the peak. */
export interface QueueRules {
  /** Returns true if agents of other segments can answer this customer. */
  overflows(entry: Waiting): boolean;
  /** Returns true if the customer can be offered to an agent now. */
  canBeOffered(entry: Waiting): boolean;
  /** Returns true if the customer can abandon now. */
  canAbandon(entry: Waiting): boolean;
  /** Returns true if the customer is offered before others, and the agent answers for certain. */
  isUrgent(entry: Waiting): boolean;
  /** Returns the time (ms) after which a customer of a segment abandons; null for the usual one. */
  patience(segment: string): number | null;
}

/** Wait (ms) after which the call is also offered to agents of other segments. */
const OVERFLOWS_AFTER = 10_000;
/** Delay (ms) after which a customer who cannot abandon yet tries again. */
const ABANDONS_LATER = 20_000;
/** Wait (ms) that counts as much as one level of priority, so that low priorities are served eventually. */
const ONE_PRIORITY = 45_000;
/** Priority of an urgent customer, above all others. */
const URGENT = 100;
/** Time (ms) after which a ringing call is missed. */
const RINGS_AT_MOST = 20_000;
const REASONS = ["Waited too long", "Will call back", "Solved it alone"];

/**
 * Automatic call distribution: offers the most urgent waiting customer to the agent of the segment who has
 * been free the longest. The agent answers, declines or misses the call.
 */
export class Acd implements Dispatcher {
  private readonly waiting: Waiting[] = [];
  private readonly free: Desk[] = [];
  /** Number of customers who have arrived but are not in the queue yet, by segment. */
  private readonly coming = new Map<string, number>();
  /** Null except at the peak. */
  rules: QueueRules | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly answered: (entry: Waiting, desk: Desk) => void,
    private readonly left: (entry: Waiting) => void,
  ) {}

  /**
   * Registers a customer who has arrived for this segment but is not in the queue yet. Call the returned
   * function when they enter the queue or leave.
   */
  expect(segment: string): () => void {
    this.coming.set(segment, (this.coming.get(segment) ?? 0) + 1);
    return () => void this.coming.set(segment, (this.coming.get(segment) ?? 1) - 1);
  }

  /** Returns the customers who wait, including those whose call rings at an agent. */
  get entries(): readonly Waiting[] {
    return this.waiting;
  }

  /** Returns the number of customers who have arrived for these segments but are not in the queue yet. */
  expected(isCounted: (segment: string) => boolean): number {
    let sum = 0;
    for (const [segment, count] of this.coming) if (isCounted(segment)) sum += count;
    return sum;
  }

  enter(entry: Waiting, patience: number): void {
    const { contact, segment, channel, customer, priority } = entry;
    this.stage.say("queue-created", `queue/${entry.queue}`, {
      contact,
      segment,
      channel,
      priority,
      ...(customer === null ? {} : { customer }),
    });
    this.waiting.push(entry);
    this.stage.agenda.after(patience, () => this.abandon(entry));
    this.stage.agenda.after(OVERFLOWS_AFTER, () => this.match());
    this.match();
  }

  ready(desk: Desk): void {
    this.free.push(desk);
    this.match();
  }

  withdraw(desk: Desk): void {
    const place = this.free.indexOf(desk);
    if (place >= 0) this.free.splice(place, 1);
  }

  needs({ segments }: DemoAgent): boolean {
    return segments.some(
      (segment) =>
        (this.coming.get(segment) ?? 0) > 0 || this.waiting.some((entry) => entry.segment === segment),
    );
  }

  /**
   * Returns the agent who has been free the longest, and withdraws them from distribution. With `segment`,
   * only agents of this segment are considered. Returns null if none is free.
   */
  takeFree(segment?: string): Desk | null {
    const desk = this.free.find(({ agent }) => segment === undefined || agent.segments.includes(segment));
    if (!desk) return null;
    this.withdraw(desk);
    return desk;
  }

  /** Offers waiting customers to free agents. */
  private match(): void {
    if (this.waiting.length === 0 || this.free.length === 0) return;
    const urgency = (entry: Waiting) =>
      (this.rules?.isUrgent(entry) === true ? URGENT : entry.priority) +
      (this.stage.agenda.now - entry.since) / ONE_PRIORITY;
    const next = this.waiting
      .filter((entry) => entry.offeredTo === null && (this.rules?.canBeOffered(entry) ?? true))
      .sort((a, b) => urgency(b) - urgency(a));
    for (const entry of next) {
      // An offer in this round can be the reason why the next customer cannot be offered.
      if (this.rules?.canBeOffered(entry) === false) continue;
      const overflows =
        this.stage.agenda.now - entry.since >= OVERFLOWS_AFTER && (this.rules?.overflows(entry) ?? true);
      const desk = this.takeFree(entry.segment) ?? (overflows ? this.takeFree() : null);
      if (desk) this.offer(entry, desk);
    }
  }

  private offer(entry: Waiting, desk: Desk): void {
    const { agenda, random, say } = this.stage;
    entry.offeredTo = desk;
    say("queue-assigned", `queue/${entry.queue}`, { user: desk.agent.id });
    desk.serve("acd");
    const stillRings = (act: () => void) => () => {
      if (entry.offeredTo === desk && this.waiting.includes(entry)) act();
    };
    const what =
      this.rules?.isUrgent(entry) === true
        ? "answers"
        : random.weighted([
            ["answers", 93],
            ["declines", 4],
            ["misses", 3],
          ] as const);
    if (what === "answers")
      agenda.after(
        Math.min(RINGS_AT_MOST - 5_000, random.lognormal(3_800, 0.5)),
        stillRings(() => this.answer(entry, desk)),
      );
    else if (what === "declines")
      agenda.after(
        random.between(2_000, 9_000),
        stillRings(() => this.returnToQueue(entry, desk, "dismissed", random.between(40_000, 200_000))),
      );
    else
      agenda.after(
        RINGS_AT_MOST,
        stillRings(() => this.returnToQueue(entry, desk, "timeout", random.between(60_000, 240_000))),
      );
  }

  /**
   * Removes a customer from the queue, so that they can no longer abandon, and starts the call after a short
   * delay.
   */
  private answer(entry: Waiting, desk: Desk): void {
    this.waiting.splice(this.waiting.indexOf(entry), 1);
    desk.serve("occupying");
    this.stage.agenda.after(this.stage.random.between(700, 2_600), () => this.answered(entry, desk));
  }

  private returnToQueue(entry: Waiting, desk: Desk, reason: "dismissed" | "timeout", busyFor: number): void {
    entry.offeredTo = null;
    this.stage.say("queue-dismissed", `queue/${entry.queue}`, { user: desk.agent.id, reason });
    desk.away("busy", busyFor);
    this.match();
  }

  private abandon(entry: Waiting): void {
    const place = this.waiting.indexOf(entry);
    if (place < 0) return;
    if (this.rules?.canAbandon(entry) === false)
      return this.stage.agenda.after(ABANDONS_LATER, () => this.abandon(entry));
    this.waiting.splice(place, 1);
    const { random, say } = this.stage;
    say(
      "queue-abandoned",
      `queue/${entry.queue}`,
      random.chance(0.4) ? { reason: random.pick(REASONS) } : {},
    );
    this.left(entry);
    entry.offeredTo?.free();
  }
}
