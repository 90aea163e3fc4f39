import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Refusal } from "../../streams/recording/refusal.ts";
import type { ListedKind } from "../../streams/replay/records/listed-kinds.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { type Flaws, type OpenedFile, openFile, type Progress } from "./open-file.ts";
import { ownRecords } from "./own-records.ts";
import { refusalOf } from "./refused.ts";

/** Information about an open replay file for the page. */
export interface Opened {
  readonly header: RecordingHeader;
  /** Number of events. */
  readonly length: number;
  /** Times of the first and last event or console record (ms); 0 for an empty replay file. */
  readonly first: number;
  readonly last: number;
  readonly firstOffset: number;
  readonly lastOffset: number;
  /** All event types that occur. */
  readonly types: readonly string[];
  /** All named segments: first those of the header, then those that only events describe. */
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  /** Count and kinds of the console records; 0 and no kinds if no console wrote the replay file. */
  readonly records: { readonly count: number; readonly kinds: readonly ListedKind[] };
  /** Faults found while reading. */
  readonly flaws: Flaws;
  /** True if the file contains checkpoints (hashes of its lines), or if its header declares them. */
  readonly isSealed: boolean;
}

/**
 * Result of opening a file: the opened replay file, or the reason why the file cannot be shown. `cancelled`:
 * the opening was canceled.
 */
export type Opening =
  | { readonly kind: "opened"; readonly opened: Opened }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "cancelled" };

/**
 * Time (ms) of work between two pauses for other requests. It is longer than usual, because few other
 * requests arrive while a file opens.
 */
const TURN = 20;

/** Opens replay files, one at a time. */
export const openPart = (held: Held) => {
  let running = new AbortController();
  return {
    /**
     * Opens a replay file and cancels an earlier opening that has not ended. `progress` receives the
     * completed amount and the total. Reading the file and folding its events each count as half.
     */
    open: async (source: Blob, progress: Progress): Promise<Opening> => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      try {
        const file = await openFile(source, (done, total) => progress(done / 2, total), signal);
        const { log } = file;
        const goOn = (done: number) => {
          signal.throwIfAborted();
          progress(log.length + done, 2 * log.length);
        };
        const index = await inStretches(ReplayIndex.building(log), goOn, TURN);
        signal.throwIfAborted();
        held.hold(log, index, file.plain);
        return { kind: "opened", opened: openedOf(file, index) };
      } catch (error) {
        if (signal.aborted) return { kind: "cancelled" };
        return { kind: "refused", refusal: refusalOf(error) };
      }
    },
    cancel: (): void => running.abort(),
  };
};

function openedOf({ log, flaws, isSealed }: OpenedFile, index: ReplayIndex): Opened {
  const { header, length, span, offsets, typeNames, begin } = log;
  const { records, kinds } = ownRecords(log);
  const described = [...index.floorAt(length).segments].flatMap(({ id, name }) =>
    name === null ? [] : [[id, name] as const],
  );
  const segments = new Map([...Object.entries(header.names.segments), ...described]);
  return {
    header,
    length,
    ...span,
    firstOffset: offsets[0] ?? begin.offset,
    lastOffset: offsets[length - 1] ?? begin.offset,
    types: typeNames,
    segments: [...segments].map(([id, name]) => ({ id, name })),
    records: { count: records.length, kinds },
    flaws,
    isSealed,
  };
}
