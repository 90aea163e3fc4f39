import type { FloorState } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingHeader, RecordingSnapshot } from "../../../openapi/generated/recording.ts";
import { FOLD_VERSION, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import { redactedFloor } from "../../../streams/recording/redact-floor.ts";
import type { Redactor } from "../../../streams/recording/redactor.ts";
import type { Ring } from "../../../streams/recording/ring.ts";
import { sealed } from "../../../streams/recording/sealed-lines.ts";

/** Where no floor is followed, there is no log that anything could be of. */
const NOWHERE = { channel: `account/${"0".repeat(24)}/floor`, epoch: "0".repeat(26) };

export interface Recorded {
  readonly held: ReturnType<Ring<Floor>["held"]>;
  readonly account: string | null;
  /** The time zone of this browser, where no floor has one. */
  readonly zone: string;
  readonly app: string;
  readonly locale: NonNullable<RecordingHeader["locale"]>;
  readonly charts: NonNullable<RecordingHeader["charts"]>;
  readonly now: number;
  /** What was on the screen, redacted; null where nothing was. */
  readonly shown: { readonly offset: number; readonly floor: FloorState } | null;
}

/** The lines of a recording of what is held, with its seals. What was held under one key is written under the redactor's: who somebody is in one file, nobody finds in the next. */
export function recordingLines({ held: { begin, records }, account, zone, app, locale, charts, now, shown }: Recorded, redactor: Redactor): Iterable<string> {
  const events = records.flatMap((record) => ("specversion" in record ? [record] : []));
  const header: RecordingHeader = {
    k: "header",
    format: "switchboard-recording",
    version: 1,
    fold: FOLD_VERSION,
    name: `Console ${new Date(now).toISOString().slice(0, 16).replace("T", " ")}`,
    source: "/console",
    zone: begin?.state.zone ?? zone,
    stream: { channel: begin && account !== null ? `account/${account}/floor` : NOWHERE.channel, epoch: begin?.epoch ?? NOWHERE.epoch, first: (begin?.offset ?? 0) + 1 },
    schemas: Object.fromEntries(events.map(({ type }) => [type, 1])),
    names: { segments: {}, users: {} },
    events: events.length,
    app,
    locale,
    sealed: true,
  };
  const state = begin ? [{ k: "state" as const, offset: begin.offset, fold: FOLD_VERSION, floor: redactedFloor(floorToJson(begin.state), redactor) }] : [];
  const snapshot: RecordingSnapshot[] = shown ? [{ k: "snapshot", offset: shown.offset, fold: FOLD_VERSION, hash: floorHash(redactedFloor(shown.floor, redactor)) }] : [];
  return sealed([{ ...redactor.header(header), charts }, ...state, ...records.map((record) => ("specversion" in record ? redactor.event(record) : record)), ...snapshot].map((record) => JSON.stringify(record)));
}
