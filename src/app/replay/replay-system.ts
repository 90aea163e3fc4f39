import { createActor, fromCallback } from "xstate";
import { useEffect, useState } from "react";
import { type ReplayEvent, replayMachine, type TransportRef } from "../../../machines/replay.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { MOST_RECORDED, RECORDING_TYPE } from "../../../streams/recording/recording-header.ts";
import { withDelta } from "../../../streams/replay/floor-delta.ts";
import type { Api } from "../../api/client.ts";
import { Unanswered, unwrap } from "../../api/problem.ts";
import { type AskedDesk, proxied, startDesk, startImporter } from "../../replay/client.ts";
import { download, DownloadTimeout } from "../../replay/download.ts";
import type { Shown } from "../../replay/show-part.ts";
import { frameStore, type RequestFrame, type Store } from "../../services/frame-store.ts";
import type { Fetching } from "../../services/log-stretch.ts";
import type {
  Lead,
  Opened,
  Place,
  Reached,
  ReplayRoom,
  ReplaySources,
  ReplaySystem,
  ShownReplay,
} from "../../services/replay.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

interface ReplaySystemOptions {
  readonly desk: AskedDesk;
  /**
   * Invokes `draw` before the next frame, with the time of a monotonic clock (ms). The returned function
   * cancels that.
   */
  readonly frame: (draw: (at: number) => void) => () => void;
  readonly requestFrame?: RequestFrame;
}

/**
 * Time (ms) that the worker spends per frame at the highest speed. The result is available for the next
 * frame.
 */
const WORK = 14;

/** Share of fetching in the progress of opening a fetched replay file. */
const FETCHED = 0.5;

/** Connects the transport, the worker with the replay file, and the shown state. */
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
    /** Progress at which fetching ends; zero if the file is not fetched. */
    let fetched = 0;
    const reportProgress = (progress: number) => {
      if (!signal.aborted) transport.send({ type: "opening.progressed", progress });
    };
    const progress = proxied((done: number, total: number) =>
      reportProgress(fetched + (1 - fetched) * (total === 0 ? 1 : done / total)),
    );
    const fetching: Fetching = {
      signal,
      progress: (done) => {
        fetched = FETCHED;
        reportProgress(done * FETCHED);
      },
    };
    const file = await load(fetching).catch((error: unknown) => {
      if (!signal.aborted) transport.send({ type: "opening.refused", problem: tell(error) });
      return null;
    });
    if (file === null || signal.aborted) return;
    const answer = await desk.open(file, progress);
    // The opening was canceled, or replaced by another one, which reports its own result.
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
 * Maximum number of steps that are queued during a request. Fast key presses are not lost, and after a held
 * key is released, only few steps follow.
 */
const MAX_QUEUED = 4;

/**
 * Shows the responses of the worker. Sends one request at a time, because each response contains only the
 * differences from the previous one.
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
  /** Pending moves. A seek replaces all of them; a step is relative to the move before it. */
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
      // Pauses, because a running replay would repeat the failing request with every frame. The user can seek
      // elsewhere.
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
      else if (wanted.length < MAX_QUEUED) wanted = [...wanted, lead];
    },
    goOn: (ask) => {
      if (!isBusy) void take(ask, false);
    },
  };
}

/** Creates a store that notifies its listeners immediately, instead of with the next frame. */
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

/** Starts the replay system for a page. Returns null until the system is loaded. */
export function useReplaySystem(): ReplaySystem | null {
  const [system, setSystem] = useState<ReplaySystem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let over = false;
    let end = () => {};
    const begin = async () => {
      const { desk, end: release } = await loadChunk(startDesk);
      if (over) return release();
      const started = startReplay({ desk, frame });
      setSystem(started);
      end = () => {
        started.stop();
        release();
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

/** Returns the sources of replay files outside of the page: the platform and the importer of logs. */
export const replaySources = (api: Api): ReplaySources => ({
  fetchRange: async ({ from, to, names }, fetching) => {
    const query = { from, to, ...(names && { names }) };
    const ask = (signal: AbortSignal) =>
      unwrap<ReadableStream<Uint8Array<ArrayBuffer>> | null>(
        api.GET("/replay/recording", {
          params: { query },
          headers: { Accept: RECORDING_TYPE },
          parseAs: "stream",
          signal,
        }),
      );
    try {
      return await download(async (signal) => (await ask(signal)) ?? new Blob().stream(), fetching);
    } catch (error) {
      throw error instanceof DownloadTimeout ? new Unanswered(true) : error;
    }
  },
  fetchPath: async (path, signal) => {
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return answer.blob();
  },
  mostEvents: MOST_RECORDED,
  detectLog: async (file) => {
    const { desk, end } = await loadChunk(startImporter);
    try {
      return await desk.detect(file);
    } finally {
      end();
    }
  },
  importLog: async (file, choice, { signal, progress }) => {
    const { desk, end } = await loadChunk(startImporter);
    const stopped = new Promise<never>((_resolve, reject) =>
      signal.addEventListener(
        "abort",
        () => reject(new DOMException("The import was stopped.", "AbortError")),
        { once: true },
      ),
    );
    try {
      signal.throwIfAborted();
      return await Promise.race([desk.run(file, choice, proxied(progress)), stopped]);
    } finally {
      end();
    }
  },
});
