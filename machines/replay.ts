import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from "xstate";
import type { Refusal } from "../streams/recording/refusal.ts";
import { notProvided } from "./outcome.ts";

/** Why a recording cannot be shown: it could not be fetched, as the sentence says, or not be read. */
type Problem = Refusal | string;

/** How many times as fast as it happened; `max`: as fast as this machine can. */
export type Speed = 0.25 | 1 | 4 | 16 | 64 | 256 | 1_000 | 10_000 | "max";

/**
 * What a step leads to: the next event, the next that changes what is shown, the next that leads somebody
 * into another state.
 */
export type StepKind = "event" | "change" | "transition";

/** What the transport has to know of a recording. */
interface Span {
  readonly length: number;
  /** When the first and the last of what it holds happened, ms. */
  readonly first: number;
  readonly last: number;
}

/**
 * Where a replay stands: how many events have happened, the time that is shown, when the last of them
 * happened and when next there is something to see (ms).
 */
export interface Standing {
  readonly position: number;
  readonly now: number;
  readonly happened: number | null;
  readonly next: number | null;
}

interface ReplayContext {
  readonly span: Span | null;
  readonly standing: Standing;
  /** Where a replay that goes on has come to, ms; what is shown follows. */
  readonly time: number;
  readonly speed: Speed;
  readonly step: StepKind;
  readonly skipsIdle: boolean;
  /** The name of the breakpoint that the replay ran into last; null once it went on. */
  readonly stoppedAt: string | null;
  /** How much of the file is read, from 0 to 1. */
  readonly progress: number;
  /** Why the recording cannot be shown. */
  readonly problem: Problem | null;
}

export type ReplayEvent =
  | { type: "open" }
  | { type: "cancel" }
  | { type: "close" }
  | { type: "opening.progressed"; progress: number }
  | { type: "opening.done"; span: Span }
  | { type: "opening.refused"; problem: Problem }
  /** The opening was given up before its end. */
  | { type: "opening.cancelled" }
  | { type: "play" }
  | { type: "pause" }
  | { type: "speed.chosen"; speed: Speed }
  | { type: "step.chosen"; step: StepKind }
  | { type: "idle.skipped"; skips: boolean }
  /** So many ms have passed since the frame before. */
  | { type: "frame"; ms: number }
  /** What is shown now; `moved`: somebody went there, and a replay that plays goes on from there. */
  | { type: "shown"; standing: Standing; stoppedAt: string | null; moved: boolean };

/** ms of nothing to be seen that nobody has to sit through. */
const IDLE = 2_000;
/** ms after which an opening is told. */
const PATIENCE = 300;

type Told = Extract<ReplayEvent, { type: "shown" }>;
const told = ({ event }: { event: Told }): Told => event;

const NOWHERE: Standing = { position: 0, now: 0, happened: null, next: null };

/** Where the replay is after so many ms more; what is idle for long is passed over. */
function timeAfter(
  {
    time,
    speed,
    skipsIdle,
    standing: { next },
    span,
  }: Pick<ReplayContext, "time" | "speed" | "skipsIdle" | "standing" | "span">,
  ms: number,
): number {
  const rate = speed === "max" ? 0 : speed;
  const going = time + ms * rate;
  const later = skipsIdle && next !== null && next - going > IDLE * rate ? next : going;
  return Math.min(later, span?.last ?? later);
}

/** Behind the last event there may be what a console did after it. */
const isEnd = (span: Span | null, { position, now }: Pick<Standing, "position" | "now">): boolean =>
  span === null || (position >= span.length && now >= span.last);

/**
 * When a recording is opened, plays, stands and is over. It keeps the time of the replay; what is shown at a
 * time is others' work, who tell it by `shown`.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    tags: {} as "open",
  },
  actors: {
    /** Tells `frame` as often as the screen is drawn, for as long as it runs. */
    frames: fromCallback<ReplayEvent>(notProvided("frames")),
  },
  actions: {
    /** Provided: the opening is given up. */
    giveUp: notProvided("giveUp"),
    /** Provided: the replay goes on to the time that the machine has come to. */
    goOn: notProvided("goOn"),
    /** Provided: the replay begins anew from its first event. */
    rewind: notProvided("rewind"),
    passTime: assign({
      time: ({ context, event }) => (event.type === "frame" ? timeAfter(context, event.ms) : context.time),
    }),
    stand: assign((_, { standing, stoppedAt }: Told) => ({ standing, stoppedAt, time: standing.now })),
    follow: assign((_, { standing }: Told) => ({ standing })),
    forget: assign({ stoppedAt: null }),
  },
  guards: {
    isAtEnd: ({ context: { span, standing } }) => isEnd(span, standing),
    isStopped: (_, { stoppedAt }: Told) => stoppedAt !== null,
    isOver: ({ context: { span } }, { standing }: Told) => isEnd(span, standing),
    isMoved: (_, { moved }: Told) => moved,
  },
  delays: { patience: PATIENCE },
}).createMachine({
  id: "replay",
  context: {
    span: null,
    standing: NOWHERE,
    time: 0,
    speed: 1,
    step: "event",
    skipsIdle: false,
    stoppedAt: null,
    progress: 0,
    problem: null,
  },
  initial: "empty",
  on: {
    "speed.chosen": { actions: assign({ speed: ({ event }) => event.speed }) },
    "step.chosen": { actions: assign({ step: ({ event }) => event.step }) },
    "idle.skipped": { actions: assign({ skipsIdle: ({ event }) => event.skips }) },
    open: ".opening",
    close: ".empty",
  },
  states: {
    empty: {},
    opening: {
      entry: assign({ progress: 0, problem: null }),
      initial: "quiet",
      on: {
        cancel: { target: "empty", actions: "giveUp" },
        "opening.cancelled": "empty",
        "opening.progressed": { actions: assign({ progress: ({ event }) => event.progress }) },
        "opening.refused": { target: "failed", actions: assign({ problem: ({ event }) => event.problem }) },
        "opening.done": {
          target: "open",
          actions: assign({
            span: ({ event }) => event.span,
            standing: NOWHERE,
            time: ({ event }) => event.span.first,
          }),
        },
      },
      states: {
        /** Most are open before anybody wonders. */
        quiet: { after: { patience: "told" } },
        told: {},
      },
    },
    failed: {},
    open: {
      tags: "open",
      initial: "paused",
      states: {
        paused: {
          on: {
            play: [
              { guard: "isAtEnd", target: "playing", actions: ["forget", "rewind"] },
              { target: "playing", actions: "forget" },
            ],
            shown: { actions: { type: "stand", params: told } },
          },
        },
        playing: {
          invoke: { src: "frames" },
          on: {
            pause: { target: "paused", actions: assign({ time: ({ context }) => context.standing.now }) },
            frame: { actions: ["passTime", "goOn"] },
            shown: [
              {
                guard: { type: "isStopped", params: told },
                target: "paused",
                actions: { type: "stand", params: told },
              },
              {
                guard: { type: "isOver", params: told },
                target: "ended",
                actions: { type: "stand", params: told },
              },
              { guard: { type: "isMoved", params: told }, actions: { type: "stand", params: told } },
              { actions: { type: "follow", params: told } },
            ],
          },
        },
        ended: {
          on: {
            play: { target: "playing", actions: "rewind" },
            shown: { target: "paused", actions: { type: "stand", params: told } },
          },
        },
      },
    },
  },
});

export type TransportRef = ActorRefFrom<typeof replayMachine>;
export type TransportState = "empty" | "opening" | "failed" | "paused" | "playing" | "ended";
export type TransportSnapshot = SnapshotFrom<typeof replayMachine>;
