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
  /** Opens a recording, replacing the open one. */
  readonly open: (recording: Wanted) => Promise<void>;
  /** Puts away what is open. */
  readonly close: () => void;
  readonly stop: () => void;
}

/** A recording to open. */
export interface Wanted {
  /** Fetches it from where it is. */
  readonly load: (fetching: Fetching) => Promise<Blob>;
  /** Initial position; null for the start. */
  readonly at: Place | null;
  /** Why it could not be fetched, in a sentence. */
  readonly tell: (error: unknown) => string;
  /** Takes the file where it cannot be opened. Returns whether it did: then nothing has failed. */
  readonly instead?: (refusal: Refusal) => Promise<boolean>;
}

interface ReplaySystemOptions {
  readonly desk: AskedDesk;
  /**
   * Calls back before the next frame, with the time of a monotonic clock (ms); the returned function cancels
   * it.
   */
  readonly frame: (draw: (at: number) => void) => () => void;
  readonly requestFrame?: RequestFrame;
}

/**
 * ms of the worker's work for a frame at the highest speed: what comes of it is there when the next one is
 * drawn.
 */
const WORK = 14;

/** Share of fetching in the progress of opening, if there is any. */
const FETCHED = 0.5;

/** Connects the transport, the worker with the recording, and the shown state. */
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
    /** Progress when the file is available: zero if it was not fetched. */
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
    // Canceled, or replaced by another opening, which reports for itself.
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
  /** Advances to the result of `ask`, unless a request is pending. */
  readonly goOn: (ask: () => Promise<Shown>) => void;
}

/**
 * Number of steps queued during a request: fast presses are not lost, and a held key stops soon after its
 * release.
 */
const REMEMBERED = 4;

/**
 * Shows responses of the worker one after another: each contains the differences from the previous one, so
 * there is one request at a time.
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
  /** Pending moves. Of several seeks the last one counts; a step is relative to the move before it. */
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
      // After an error, the user can seek elsewhere; a running replay would repeat the failing request with
      // every frame.
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

/** Returns the replay system while the page is mounted; null before. */
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
  // The nearest error boundary reports parts that failed to load.
  if (failure) throw failure;
  return system;
}
