import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Refusal } from "../../streams/recording/refusal.ts";
import type { ListedKind } from "../../streams/replay/records/listed-kinds.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";
import { type Flaws, type OpenedFile, openFile, type Progress } from "./open-file.ts";
import { ownRecords } from "./own-records.ts";
import { refusalOf } from "./refused.ts";

/** What the page is told of a recording that is open. */
export interface Opened {
  readonly header: RecordingHeader;
  /** How many events there are. */
  readonly length: number;
  /**
   * When the first and the last of what it holds happened, events and what a console did (ms); 0 where
   * neither is in it.
   */
  readonly first: number;
  readonly last: number;
  readonly firstOffset: number;
  readonly lastOffset: number;
  /** Every type that occurs. */
  readonly types: readonly string[];
  /** Every segment that has a name, in the order of the recording. */
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  /** What a console recorded of itself: how much, and of which kinds; none where no console wrote it. */
  readonly records: { readonly count: number; readonly kinds: readonly ListedKind[] };
  /** What is wrong with it, as far as reading it shows. */
  readonly flaws: Flaws;
  /** True if checkpoints vouch for what it holds. */
  readonly isSealed: boolean;
}

/**
 * What came of opening: a recording, why it cannot be shown, or nothing because somebody thought better of
 * it.
 */
export type Opening =
  | { readonly kind: "opened"; readonly opened: Opened }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "cancelled" };

/**
 * ms of work after which something else gets its turn: whoever opens a recording asks for little else
 * meanwhile.
 */
const TURN = 20;

/** Opens recordings, one at a time. */
export const openPart = (held: Held) => {
  let running = new AbortController();
  return {
    /** `progress` is told how much is done, of how much; reading and folding count the same. */
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
  const told = [...index.floorAt(length).segments].flatMap(({ id, name }) =>
    name === null ? [] : [[id, name] as const],
  );
  const segments = new Map([...Object.entries(header.names.segments), ...told]);
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
