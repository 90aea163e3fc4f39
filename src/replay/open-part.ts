import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Refusal } from "../../streams/recording/refusal.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Held } from "./held.ts";
import { type Flaws, type OpenedFile, openFile, type Progress } from "./open-file.ts";
import { refusalOf } from "./refusal.ts";

/** What the page is told of a recording that is open. */
export interface Opened {
  readonly header: RecordingHeader;
  /** How many events there are. */
  readonly length: number;
  /** When the first and the last of them happened, by the clock of the recording (ms); 0 where there is none. */
  readonly first: number;
  readonly last: number;
  readonly firstOffset: number;
  readonly lastOffset: number;
  /** Every type that occurs. */
  readonly types: readonly string[];
  /** Every segment that has a name, in the order of the recording. */
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  /** What is wrong with it, as far as reading it shows. */
  readonly flaws: Flaws;
  /** Whether checkpoints vouch for what it holds. */
  readonly isSealed: boolean;
}

/** What came of opening: a recording, why it cannot be shown, or nothing because somebody thought better of it. */
export type Opening = { readonly kind: "opened"; readonly opened: Opened } | { readonly kind: "refused"; readonly refusal: Refusal } | { readonly kind: "cancelled" };

/** ms of work after which something else gets its turn; more often would cost more than the work. */
const TURN = 20;

/** Lets what else is asked be answered in between. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

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
        const building = ReplayIndex.building(log);
        let turn = performance.now();
        for (let step = building.next(); ; step = building.next()) {
          signal.throwIfAborted();
          if (step.done) {
            held.hold(log, step.value, file.plain);
            return { kind: "opened", opened: openedOf(file, step.value) };
          }
          if (performance.now() - turn < TURN) continue;
          progress(log.length + step.value, 2 * log.length);
          await breathe();
          turn = performance.now();
        }
      } catch (error) {
        if (signal.aborted) return { kind: "cancelled" };
        return { kind: "refused", refusal: refusalOf(error) };
      }
    },
    cancel: (): void => running.abort(),
  };
};

function openedOf({ log, flaws, isSealed }: OpenedFile, index: ReplayIndex): Opened {
  const { header, length, clock, offsets, typeNames, begin } = log;
  const told = [...index.floorAt(length).segments].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]));
  const segments = new Map([...Object.entries(header.names.segments), ...told]);
  return {
    header,
    length,
    first: clock[0] ?? 0,
    last: clock[length - 1] ?? 0,
    firstOffset: offsets[0] ?? begin.offset,
    lastOffset: offsets[length - 1] ?? begin.offset,
    types: typeNames,
    segments: [...segments].map(([id, name]) => ({ id, name })),
    flaws,
    isSealed,
  };
}
