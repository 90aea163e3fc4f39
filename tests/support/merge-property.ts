import fc from "fast-check";
import { expect } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type * as reconcile from "../../streams/reconcile.ts";
import type { Answer, Ask, Following, FollowerInput } from "../../streams/reconcile.ts";
import { epochNumber, eventAt } from "./log-events.ts";

/** Code that merges snapshots, events and responses into one state. */
export type MergeCode = Pick<typeof reconcile, "nothingYet" | "receive" | "answer" | "isWhole">;

export type State = readonly string[];

/** Refuses what must never happen, so that a wrong fold is found where it happens and not only in the end. */
export function strictly(state: State, events: readonly Event[]): State {
  const next = [...state];
  for (const event of events) {
    if (event.offset !== next.length + 1) throw new Error(`folded ${event.offset} after ${next.length}`);
    next.push(String(event.data["payload"]));
  }
  return next;
}

/**
 * A platform with one channel, and a network between it and one follower on which everything may go wrong.
 */
class World {
  life = 1;
  truth: string[] = [];
  following: Following<State>;
  private connected = false;
  private secrets = 0;
  private underway: FollowerInput<State>[] = [];
  private pending: { number: number; given: Answer<State> }[] = [];
  private asked = 0;

  constructor(private readonly code: MergeCode) {
    this.following = code.nothingYet();
  }

  get epoch(): string {
    return epochNumber(this.life);
  }

  happen(count: number): void {
    const from = this.truth.length + 1;
    for (let i = 0; i < count; i++) this.truth.push(`${this.life}.${++this.secrets}`);
    if (this.connected)
      this.underway.push({ kind: "batch", epoch: this.epoch, events: this.events(from, this.truth.length) });
  }

  restart(): void {
    this.life++;
    this.truth = [];
    this.disconnect();
  }

  /** Resets the log while all clients stay connected. */
  resetLog(): void {
    this.life++;
    this.truth = [];
  }

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.say({ kind: "opened" });
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.underway = [];
    this.pending = [];
    this.say({ kind: "closed" });
  }

  beat(): void {
    if (this.connected) this.underway.push({ kind: "head", epoch: this.epoch, head: this.truth.length });
  }

  poll(): void {
    this.underway.push({ kind: "snapshot", snapshot: this.snapshot() });
  }

  deliver(index: number, times: number): void {
    if (this.underway.length === 0) return;
    const [message] = this.underway.splice(index % this.underway.length, 1);
    for (let i = 0; i < times; i++) this.say(message as FollowerInput<State>); // the list was not empty
  }

  /** A batch of which the network ate one event in the middle. */
  deliverWithHole(index: number): void {
    const at = index % Math.max(1, this.underway.length);
    const message = this.underway[at];
    if (message?.kind === "batch" && message.events.length > 2)
      this.underway[at] = { ...message, events: message.events.toSpliced(1, 1) };
    this.deliver(at, 1);
  }

  answer(fails: boolean, late = 0): void {
    const [next] = this.pending.splice(late % Math.max(1, this.pending.length), 1);
    if (!next) return;
    this.become(
      this.code.answer(this.following, next.number, fails ? { kind: "failed" } : next.given, strictly),
    );
  }

  settle(): void {
    this.connect();
    for (let round = 0; round < 200; round++) {
      while (this.underway.length > 0) this.deliver(0, 1);
      for (let answers = 0; this.pending.length > 0; answers++) {
        if (answers > ANSWERS) throw new Error("asks without end");
        this.answer(false);
      }
      this.beat();
    }
  }

  private say(input: FollowerInput<State>): void {
    this.become(this.code.receive(this.following, input, strictly));
  }

  private become(next: Following<State>): void {
    const was = this.following.held;
    const is = next.held;
    if (was && (!is || is.epoch < was.epoch || (is.epoch === was.epoch && is.offset < was.offset)))
      throw new Error("went back in time");
    this.following = next;
    if (next.asked && next.asked.number !== this.asked) {
      this.asked = next.asked.number;
      // Answered by the platform in its current state, received by the follower some time later.
      if (this.connected)
        this.pending.push({ number: next.asked.number, given: this.answerTo(next.asked.ask) });
    }
  }

  private snapshot() {
    return { epoch: this.epoch, offset: this.truth.length, state: [...this.truth] };
  }

  private events(from: number, to: number): Event[] {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) =>
      eventAt(this.epoch, from + i, { payload: this.truth[from + i - 1] }),
    );
  }

  private answerTo(ask: Ask): Answer<State> {
    const head = this.truth.length;
    if (ask.kind === "snapshot") return { kind: "snapshot", snapshot: this.snapshot() };
    const epoch = ask.kind === "hello" ? ask.position?.epoch : ask.epoch;
    const from = ask.kind === "hello" ? (ask.position?.offset ?? 0) + 1 : ask.from;
    const to = ask.kind === "hello" ? head : Math.min(ask.to, head);
    if (epoch !== this.epoch || to - from > 6) return { kind: "gone", epoch: this.epoch };
    return { kind: "missing", epoch: this.epoch, head, events: this.events(from, to) };
  }
}

/** A correct follower never sends this number of requests before the network is quiet. */
const ANSWERS = 1_000;

const index = fc.nat({ max: 7 });
const step: fc.Arbitrary<(world: World) => void> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 4 }).map((count) => (world: World) => world.happen(count)),
  },
  { weight: 6, arbitrary: index.map((at) => (world: World) => world.deliver(at, 1)) },
  { weight: 2, arbitrary: index.map((at) => (world: World) => world.deliver(at, 2)) },
  { weight: 2, arbitrary: index.map((at) => (world: World) => world.deliver(at, 0)) },
  { weight: 4, arbitrary: fc.constant((world: World) => world.answer(false)) },
  { weight: 1, arbitrary: index.map((at) => (world: World) => world.answer(true, at)) },
  { weight: 2, arbitrary: index.map((at) => (world: World) => world.answer(false, at)) },
  { weight: 2, arbitrary: index.map((at) => (world: World) => world.deliverWithHole(at)) },
  { weight: 3, arbitrary: fc.constant((world: World) => world.connect()) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.disconnect()) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.beat()) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.poll()) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.restart()) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.resetLog()) },
);

/** Checks that the follower catches up with the platform after any loss, duplicate, delay, cut or reset. */
export function mergeProperty(code: MergeCode, run: fc.Parameters<unknown>): void {
  fc.assert(
    // Two hundred long walks find what twenty thousand short ones find.
    fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
      const world = new World(code);
      for (const act of steps) act(world);
      world.settle();
      expect(world.following.held).toEqual({
        epoch: world.epoch,
        offset: world.truth.length,
        state: world.truth,
      });
      expect(code.isWhole(world.following)).toBe(true);
    }),
    run,
  );
}
