import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Held } from "./held.ts";
import { openFile, type Progress } from "./open-file.ts";

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
  readonly findings: readonly Finding[];
}

/** What came of opening: a recording, why it cannot be shown, or nothing because somebody thought better of it. */
export type Opening = { readonly kind: "opened"; readonly opened: Opened } | { readonly kind: "refused"; readonly message: string } | { readonly kind: "cancelled" };

/** Lets what else is asked be answered in between. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opens recordings, one at a time. */
export const openPart = (held: Held) => {
  let running = new AbortController();
  return {
    /** `progress` is told how much is done, of how much; reading and folding count the same. */
    open: async (file: Blob, progress: Progress): Promise<Opening> => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      try {
        const { log, findings } = await openFile(file, (done, total) => progress(done / 2, total), signal);
        const building = ReplayIndex.building(log);
        for (let step = building.next(); ; step = building.next()) {
          signal.throwIfAborted();
          if (step.done) {
            held.hold(log, step.value);
            return { kind: "opened", opened: openedOf(log, step.value, findings) };
          }
          progress(log.length + step.value, 2 * log.length);
          await breathe();
        }
      } catch (error) {
        if (signal.aborted) return { kind: "cancelled" };
        return { kind: "refused", message: error instanceof Error ? error.message : String(error) };
      }
    },
    cancel: (): void => running.abort(),
  };
};

function openedOf(log: RecordedLog, index: ReplayIndex, findings: readonly Finding[]): Opened {
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
    findings,
  };
}
