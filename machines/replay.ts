// Transport of a replay: open a file, play, pause, step, seek, speed, breakpoints.

import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from "xstate";
import type { Refusal } from "../streams/recording/refusal.ts";
import { notProvided } from "./request-outcome.ts";

/** Reason why a replay file cannot be shown: a fetch error message, or a read error. */
type Problem = Refusal | string;

/** Replay speed as a factor. `max`: as fast as the computer can. */
export type Speed = 0.25 | 1 | 4 | 16 | 64 | 256 | 1_000 | 10_000 | "max";

/**
 * Target of a step: the next event, visible change of the monitor, or transition (for example a changed state
 * of a row or a step of a flow).
 */
export type StepKind = "event" | "change" | "transition";

/** Length (number of events) and time range of a replay file. */
interface Span {
  readonly length: number;
  /** Times (ms) of the first and the last event or console record. */
  readonly first: number;
  readonly last: number;
}

/**
 * Position of a replay: the number of past events, the shown time (`now`), the time of the last past event
 * (`happened`), and the time of the following event or console record (`next`). Times are in ms.
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
  /** Time (ms) to which a running replay advances the shown state; not used at the speed `max`. */
  readonly time: number;
  readonly speed: Speed;
  readonly step: StepKind;
  readonly skipsIdle: boolean;
  /** Name of the breakpoint at which the replay stopped; null once it continues. */
  readonly stoppedAt: string | null;
  /** Progress of reading the file, from 0 to 1. */
  readonly progress: number;
  /** Reason why the replay file cannot be shown. */
  readonly problem: Problem | null;
}

export type ReplayEvent =
  | { type: "open" }
  | { type: "cancel" }
  | { type: "close" }
  | { type: "opening.progressed"; progress: number }
  | { type: "opening.done"; span: Span }
  | { type: "opening.refused"; problem: Problem }
  /** The opening was canceled. */
  | { type: "opening.cancelled" }
  | { type: "play" }
  | { type: "pause" }
  | { type: "speed.chosen"; speed: Speed }
  | { type: "step.chosen"; step: StepKind }
  | { type: "idle.skipped"; skips: boolean }
  /** Time since the previous frame, ms. */
  | { type: "frame"; ms: number }
  /** A new position is shown. `moved`: the user moved there, and a running replay continues from it. */
  | { type: "shown"; standing: Standing; stoppedAt: string | null; moved: boolean };

/** Idle periods that would take longer than this (ms) at the current speed are skipped. */
const IDLE = 2_000;
/** Delay (ms) before an opening shows progress. */
const PATIENCE = 300;

type Shown = Extract<ReplayEvent, { type: "shown" }>;
const shown = ({ event }: { event: Shown }): Shown => event;

const NOWHERE: Standing = { position: 0, now: 0, happened: null, next: null };

/**
 * Returns the replay time after `ms` milliseconds of real time. Skips long idle periods if `skipsIdle` is
 * set. The result is not used at the speed `max`.
 */
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

/** Returns true at the end of the replay file. Console records can follow the last event. */
const isEnd = (span: Span | null, { position, now }: Pick<Standing, "position" | "now">): boolean =>
  span === null || (position >= span.length && now >= span.last);

/**
 * Opens, plays, pauses and ends a replay. This machine keeps the replay time. The shown state is computed
 * elsewhere, and each new position is reported by `shown`.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    tags: {} as "open",
  },
  actors: {
    /** Sends `frame` on each animation frame. */
    frames: fromCallback<ReplayEvent>(notProvided("frames")),
  },
  actions: {
    /** Provided: cancels the opening. */
    giveUp: notProvided("giveUp"),
    /** Provided: advances the shown state to the machine's `time`. */
    goOn: notProvided("goOn"),
    /** Provided: restarts the replay at its first event. */
    rewind: notProvided("rewind"),
    passTime: assign({
      time: ({ context, event }) => (event.type === "frame" ? timeAfter(context, event.ms) : context.time),
    }),
    stand: assign((_, { standing, stoppedAt }: Shown) => ({ standing, stoppedAt, time: standing.now })),
    follow: assign((_, { standing }: Shown) => ({ standing })),
    forget: assign({ stoppedAt: null }),
  },
  guards: {
    isAtEnd: ({ context: { span, standing } }) => isEnd(span, standing),
    isStopped: (_, { stoppedAt }: Shown) => stoppedAt !== null,
    isOver: ({ context: { span } }, { standing }: Shown) => isEnd(span, standing),
    isMoved: (_, { moved }: Shown) => moved,
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
    "speed.chosen": {
      actions: assign(({ context: { speed, time, standing }, event }) => ({
        speed: event.speed,
        // At the highest speed, the shown state advances without `time`.
        time: speed === "max" ? standing.now : time,
      })),
    },
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
        /** Progress is not shown yet, because most replay files open before the user could notice it. */
        quiet: { after: { patience: "shown" } },
        shown: {},
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
            shown: { actions: { type: "stand", params: shown } },
          },
        },
        playing: {
          invoke: { src: "frames" },
          on: {
            pause: { target: "paused", actions: assign({ time: ({ context }) => context.standing.now }) },
            frame: { actions: ["passTime", "goOn"] },
            shown: [
              {
                guard: { type: "isStopped", params: shown },
                target: "paused",
                actions: { type: "stand", params: shown },
              },
              {
                guard: { type: "isOver", params: shown },
                target: "ended",
                actions: { type: "stand", params: shown },
              },
              { guard: { type: "isMoved", params: shown }, actions: { type: "stand", params: shown } },
              { actions: { type: "follow", params: shown } },
            ],
          },
        },
        ended: {
          on: {
            play: { target: "playing", actions: "rewind" },
            shown: { target: "paused", actions: { type: "stand", params: shown } },
          },
        },
      },
    },
  },
});

export type TransportRef = ActorRefFrom<typeof replayMachine>;
export type TransportState = "empty" | "opening" | "failed" | "paused" | "playing" | "ended";
export type TransportSnapshot = SnapshotFrom<typeof replayMachine>;
