import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Refusal } from "../../streams/recording/refusal.ts";
import type { ListedKind } from "../../streams/replay/records/listed-kinds.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { type Flaws, type OpenedFile, openFile, type Progress } from "./open-file.ts";
import { ownRecords } from "./own-records.ts";
import { refusalOf } from "./refused.ts";

/** Information about an open recording for the page. */
export interface Opened {
  readonly header: RecordingHeader;
  /** Number of events. */
  readonly length: number;
  /** Times of the first and last event or console record (ms); 0 for an empty recording. */
  readonly first: number;
  readonly last: number;
  readonly firstOffset: number;
  readonly lastOffset: number;
  /** Every type that occurs. */
  readonly types: readonly string[];
  /** Every segment that has a name, in the order of the recording. */
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  /** Console records: count and kinds; none if no console wrote the recording. */
  readonly records: { readonly count: number; readonly kinds: readonly ListedKind[] };
  /** Faults found while reading. */
  readonly flaws: Flaws;
  /** True if checkpoints cover its content. */
  readonly isSealed: boolean;
}

/** Result of opening: a recording, a reason why it cannot be shown, or canceled. */
export type Opening =
  | { readonly kind: "opened"; readonly opened: Opened }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "cancelled" };

/** Time (ms) of work before other requests get a turn; during opening there are few. */
const TURN = 20;

/** Opens recordings, one at a time. */
export const openPart = (held: Held) => {
  let running = new AbortController();
  return {
    /** `progress` receives the completed part and the total; reading and folding count equally. */
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
