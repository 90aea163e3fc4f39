import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from "xstate";
import type { Refusal } from "../streams/recording/refusal.ts";
import { notProvided } from "./outcome.ts";

/** Reason why a recording cannot be shown: a fetch error message, or a read error. */
type Problem = Refusal | string;

/** Replay speed as a factor; `max` is as fast as this machine can. */
export type Speed = 0.25 | 1 | 4 | 16 | 64 | 256 | 1_000 | 10_000 | "max";

/** Target of a step: the next event, the next visible change, the next change of state. */
export type StepKind = "event" | "change" | "transition";

/** Extent of a recording. */
interface Span {
  readonly length: number;
  /** Times of the first and the last event, ms. */
  readonly first: number;
  readonly last: number;
}

/**
 * Position of a replay: number of past events, shown time, time of the last event, and time of the next
 * visible change (ms).
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
  /** Time of a running replay, ms; the shown state follows it. */
  readonly time: number;
  readonly speed: Speed;
  readonly step: StepKind;
  readonly skipsIdle: boolean;
  /** The name of the breakpoint that the replay ran into last; null once it went on. */
  readonly stoppedAt: string | null;
  /** Progress of reading the file, from 0 to 1. */
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
  /** Time since the previous frame, ms. */
  | { type: "frame"; ms: number }
  /** Newly shown position; `moved` after a seek by the user, from which a running replay continues. */
  | { type: "shown"; standing: Standing; stoppedAt: string | null; moved: boolean };

/** Idle time (ms) after which the replay skips ahead. */
const IDLE = 2_000;
/** Delay (ms) before an opening shows progress. */
const PATIENCE = 300;

type Told = Extract<ReplayEvent, { type: "shown" }>;
const told = ({ event }: { event: Told }): Told => event;

const NOWHERE: Standing = { position: 0, now: 0, happened: null, next: null };

/** Returns the replay time after some milliseconds, skipping long idle periods. */
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
 * Transport of a replay: opening, playing, paused, ended. It keeps the replay time; the shown state is
 * computed elsewhere and reported by `shown`.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    tags: {} as "open",
  },
  actors: {
    /** Sends `frame` on each animation frame while it runs. */
    frames: fromCallback<ReplayEvent>(notProvided("frames")),
  },
  actions: {
    /** Provided: the opening is given up. */
    giveUp: notProvided("giveUp"),
    /** Provided: the replay goes on to the time that the machine has come to. */
    goOn: notProvided("goOn"),
    /** Provided: restarts the replay at its first event. */
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
        /** Most recordings open before progress would be noticed. */
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
