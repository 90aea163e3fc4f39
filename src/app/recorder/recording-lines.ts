import type { FloorState } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { FOLD_VERSION, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import { redactingFloor } from "../../../streams/recording/redact-floor.ts";
import type { Redactor } from "../../../streams/recording/redactor.ts";
import type { RingContent } from "../../../streams/recording/ring.ts";
import { LineSeals } from "../../../streams/recording/sealed-lines.ts";

/** Channel and epoch of a diagnostic recording without a floor. */
const NOWHERE = { channel: `account/${"0".repeat(24)}/floor`, epoch: "0".repeat(26) };

/**
 * Source data of a diagnostic recording. Floor states and events are not redacted yet; all other records are.
 */
interface Recorded {
  readonly content: RingContent<Floor>;
  readonly account: string | null;
  /** Time zone of this browser, for a diagnostic recording without a floor. */
  readonly zone: string;
  readonly app: string;
  readonly locale: NonNullable<RecordingHeader["locale"]>;
  readonly charts: NonNullable<RecordingHeader["charts"]>;
  readonly now: number;
  /** The displayed floor; null if there was none. */
  readonly shown: { readonly offset: number; readonly floor: Floor } | null;
}

/**
 * Yields the lines of a diagnostic recording, redacted and with checksums (`LineSeals`). The redactor's key
 * must be used for one file only, so that people cannot be linked between files. Yields `undefined` after a
 * step that produces no line. Between two steps, other work can run.
 */
export function* recordingLines(
  { content: { begin, records }, account, zone, app, locale, charts, now, shown }: Recorded,
  redactor: Redactor,
): Generator<string | undefined, void> {
  const events = records.flatMap((record) => ("specversion" in record ? [record] : []));
  const header: RecordingHeader = {
    k: "header",
    format: "switchboard-recording",
    version: 1,
    fold: FOLD_VERSION,
    name: `Console ${new Date(now).toISOString().slice(0, 16).replace("T", " ")}`,
    source: "/console",
    zone: begin?.state.zone ?? zone,
    stream: {
      channel: begin && account !== null ? `account/${account}/floor` : NOWHERE.channel,
      epoch: begin?.epoch ?? NOWHERE.epoch,
      first: (begin?.offset ?? 0) + 1,
    },
    schemas: Object.fromEntries(events.map(({ type }) => [type, 1])),
    names: { segments: {}, users: {} },
    events: events.length,
    app,
    locale,
    sealed: true,
  };
  const seals = new LineSeals();
  const line = (record: object) => seals.line(JSON.stringify(record));
  const redacted = (floor: Floor): Generator<undefined, FloorState> =>
    redactingFloor(floorToJson(floor), redactor);

  yield* line({ ...redactor.header(header), charts });
  if (begin)
    yield* line({
      k: "state",
      offset: begin.offset,
      fold: FOLD_VERSION,
      floor: yield* redacted(begin.state),
    });
  for (const record of records) yield* line("specversion" in record ? redactor.event(record) : record);
  if (begin && shown)
    yield* line({
      k: "snapshot",
      offset: shown.offset,
      fold: FOLD_VERSION,
      hash: floorHash(yield* redacted(shown.floor)),
    });
  yield seals.end();
}
