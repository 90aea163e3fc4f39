import { createActor, fromCallback } from "xstate";
import { useEffect, useState } from "react";
import { type ReplayEvent, replayMachine, type TransportRef } from "../../../machines/replay.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import type { Refusal } from "../../../streams/recording/refusal.ts";
import { withDelta } from "../../../streams/replay/floor-delta.ts";
import { type AskedDesk, heardByDesk, startDesk } from "../../replay/client.ts";
import type { Opened } from "../../replay/open-part.ts";
import type { Place, Shown } from "../../replay/show-part.ts";
import { frameStore, type RequestFrame, type Store } from "../../services/frame-store.ts";
import type { Fetching } from "../../services/log-stretch.ts";
import type { Lead, Reached, ReplayRoom, ShownReplay } from "../../services/replay.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

export interface ReplaySystem {
  readonly transport: TransportRef;
  /** The recording that is open; null before one is. */
  readonly room: Store<ReplayRoom | null>;
  /** Opens a recording in place of what was open. */
  readonly open: (recording: Wanted) => Promise<void>;
  /** Puts away what is open. */
  readonly close: () => void;
  readonly stop: () => void;
}

/** A recording that somebody wants to see. */
export interface Wanted {
  /** Fetches it from where it is. */
  readonly load: (fetching: Fetching) => Promise<Blob>;
  /** Where in it one wants to be; null: at its beginning. */
  readonly at: Place | null;
  /** Why it could not be fetched, in a sentence. */
  readonly tell: (error: unknown) => string;
  /** Takes the file where it cannot be opened. Returns whether it did: then nothing has failed. */
  readonly instead?: (refusal: Refusal) => Promise<boolean>;
}

interface ReplaySystemOptions {
  readonly desk: AskedDesk;
  /**
   * Calls before the screen is drawn next, with the time of a clock that nobody sets (ms); what it returns
   * takes that back.
   */
  readonly frame: (draw: (at: number) => void) => () => void;
  readonly requestFrame?: RequestFrame;
}

/**
 * ms of the worker's work for a frame at the highest speed: what comes of it is there when the next one is
 * drawn.
 */
const WORK = 14;

/** How much of an opening the fetching is, where there is some. */
const FETCHED = 0.5;

/** Brings together the transport, the worker that holds the recording, and what is shown of it. */
export function startReplay({ desk, frame, requestFrame }: ReplaySystemOptions): ReplaySystem {
  const room = valueStore<ReplayRoom | null>(null);
  let screen: Screen | null = null;
  let loading = new AbortController();
  const transport = createActor(
    replayMachine.provide({
      actors: {
        frames: fromCallback<ReplayEvent>(({ sendBack }) => {
          let last: number | null = null;
          const draw = (at: number) => {
            sendBack({ type: "frame", ms: last === null ? 0 : at - last });
            last = at;
            stop = frame(draw);
          };
          let stop = frame(draw);
          return () => stop();
        }),
      },
      actions: {
        giveUp: () => {
          loading.abort();
          void desk.cancel();
        },
        goOn: ({ context: { speed, time } }) =>
          screen?.goOn(() => (speed === "max" ? desk.playFor(WORK) : desk.playTo(time))),
        rewind: () => void screen?.seek({ position: 0 }),
      },
    }),
  );
  transport.start();

  const open: ReplaySystem["open"] = async ({ load, at, tell, instead }) => {
    loading.abort();
    const { signal } = (loading = new AbortController());
    room.set(null);
    transport.send({ type: "open" });
    /** How much is done once the file is there: nothing, where it did not have to be fetched. */
    let fetched = 0;
    const tellProgress = (progress: number) => {
      if (!signal.aborted) transport.send({ type: "opening.progressed", progress });
    };
    const progress = heardByDesk((done: number, total: number) =>
      tellProgress(fetched + (1 - fetched) * (total === 0 ? 1 : done / total)),
    );
    const fetching: Fetching = {
      signal,
      progress: (done) => {
        fetched = FETCHED;
        tellProgress(done * FETCHED);
      },
    };
    const file = await load(fetching).catch((error: unknown) => {
      if (!signal.aborted) transport.send({ type: "opening.refused", problem: tell(error) });
      return null;
    });
    if (file === null || signal.aborted) return;
    const answer = await desk.open(file, progress);
    // Given up, or another one was opened meanwhile, which has its own word.
    if (signal.aborted) return;
    if (answer.kind === "cancelled") return transport.send({ type: "opening.cancelled" });
    if (answer.kind === "refused") {
      const { refusal } = answer;
      const isTaken = (await instead?.(refusal)) ?? false;
      if (signal.aborted) return;
      return transport.send(
        isTaken ? { type: "opening.cancelled" } : { type: "opening.refused", problem: refusal },
      );
    }
    const { opened } = answer;
    transport.send({ type: "opening.done", span: opened });
    screen = screenOf(opened, desk, transport, requestFrame);
    await screen.seek(at ?? { position: 0 });
    if (signal.aborted) return;
    room.set({
      desk,
      opened,
      shown: screen.shown,
      trouble: screen.trouble,
      seek: (to) => void screen?.seek(to),
      seekFrom: (lead) => screen?.seekFrom(lead),
      transport,
    });
  };
  return {
    transport,
    room,
    open,
    close: () => {
      loading.abort();
      room.set(null);
      transport.send({ type: "close" });
    },
    stop: () => {
      loading.abort();
      transport.stop();
    },
  };
}

interface Screen {
  readonly shown: Store<ShownReplay>;
  readonly trouble: Store<string | null>;
  readonly seek: (to: Place) => Promise<void>;
  readonly seekFrom: ReplayRoom["seekFrom"];
  /** Goes on by what `ask` answers, unless something is on its way already. */
  readonly goOn: (ask: () => Promise<Shown>) => void;
}

/**
 * So many steps are remembered while one is on its way: presses that come fast are not lost, and a key that
 * is held ends when it is let go.
 */
const REMEMBERED = 4;

/**
 * What is shown, one answer of the desk after the other: each tells what differs from the one before, so no
 * two are under way at once.
 */
function screenOf(
  opened: Opened,
  desk: AskedDesk,
  transport: TransportRef,
  requestFrame: RequestFrame | undefined,
): Screen {
  let floor = emptyFloor(opened.header.zone);
  let reached: Reached = { position: 0, now: opened.first };
  const shown = frameStore<ShownReplay>(
    { ...reached, offset: opened.firstOffset, floor, side: "recorded" },
    requestFrame,
  );
  const trouble = valueStore<string | null>(null);
  let isBusy = false;
  /**
   * Where to go next. Of those who want to be at a place the last one counts; a step goes on from what came
   * before it.
   */
  let wanted: readonly Lead[] = [];
  const take = async (ask: () => Promise<Shown>, moved: boolean): Promise<void> => {
    isBusy = true;
    try {
      const { position, now, offset, happened, next, delta, stopped, side } = await ask();
      floor = withDelta(floor, delta);
      reached = { position, now };
      shown.set({ position, now, offset, floor, side });
      trouble.set(null);
      transport.send({
        type: "shown",
        standing: { position, now, happened, next },
        stoppedAt: stopped,
        moved,
      });
    } catch (error) {
      // Whoever looks at it can go elsewhere; a replay that goes on would ask for the same with every frame.
      transport.send({ type: "pause" });
      trouble.set(error instanceof Error ? error.message : String(error));
    } finally {
      isBusy = false;
    }
    const [lead, ...rest] = wanted;
    wanted = rest;
    if (lead) await go(lead);
  };
  const go = (lead: Lead) => take(async () => desk.show(await lead(reached)), true);
  return {
    shown,
    trouble,
    seek: async (to) => {
      if (isBusy) wanted = [() => to];
      else await go(() => to);
    },
    seekFrom: (lead) => {
      if (!isBusy) void go(lead);
      else if (wanted.length < REMEMBERED) wanted = [...wanted, lead];
    },
    goOn: (ask) => {
      if (!isBusy) void take(ask, false);
    },
  };
}

/** Creates a store that notifies its listeners immediately, not with the next frame. */
function valueStore<T>(initial: T): Store<T> & { readonly set: (value: T) => void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const frame = (draw: (at: number) => void) => {
  const asked = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(asked);
};

/** What plays a recording, for as long as the page stands; null before it does. */
export function useReplaySystem(): ReplaySystem | null {
  const [system, setSystem] = useState<ReplaySystem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let over = false;
    let end = () => {};
    const begin = async () => {
      const { desk, end: letGo } = await loadChunk(startDesk);
      if (over) return letGo();
      const started = startReplay({ desk, frame });
      setSystem(started);
      end = () => {
        started.stop();
        letGo();
      };
    };
    begin().catch(setFailure);
    return () => {
      over = true;
      end();
    };
  }, []);
  // A part that did not load is told where every such part is told.
  if (failure) throw failure;
  return system;
}
