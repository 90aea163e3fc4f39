import { setImmediate } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { decodedLines } from "../../streams/import/decoded-lines.ts";
import { importLog } from "../../streams/import/import-log.ts";
import { detectLogKind, logReader } from "../../streams/import/log-kind.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { NewSegment } from "../seed/create-account.ts";

/** Time zone of the bank whose calls these are. */
export const BANK_ZONE = "Asia/Jerusalem";
/** Largest file (bytes) after decompression. A month has about 3 MB. */
const LARGEST = 64_000_000;
/** Rows after which other work can run. */
const TURN = 500;

/** Reason why a file is not loaded. */
export type MonthFault = "missing" | "packing" | "kind" | "nothing" | "storage";

/** A file that cannot be loaded. */
export class MonthRefused extends Error {
  override readonly name = "MonthRefused";
  constructor(
    readonly fault: MonthFault,
    options?: ErrorOptions,
  ) {
    super(`The file was not loaded: ${fault}.`, options);
  }
}

/** Calls of a month, with their segments and agents. */
export interface MonthOfCalls {
  readonly segments: readonly Pick<NewSegment, "id" | "name" | "users">[];
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  /** Events in order of time; at least one. */
  readonly events: readonly Event[];
  readonly rows: number;
  /** Number of rows that cannot be read. */
  readonly leftOut: number;
}

/**
 * Reads a month of the log of the Anonymous Bank, plain or gzip. `onRows` receives the number of rows at intervals.
 * Throws a MonthRefused if the file is another one.
 */
export async function readMonth(
  file: Uint8Array,
  onRows: (rows: number) => Promise<void>,
): Promise<MonthOfCalls> {
  const text = unpacked(file);
  const [first = ""] = new TextDecoder().decode(text.subarray(0, 4_096)).split(/\r?\n/);
  if (detectLogKind([first]) !== "anonymous-bank") throw new MonthRefused("kind");
  let rows = 0;
  async function* lines() {
    for await (const line of decodedLines(piecesOf(text))) {
      yield line;
      if (++rows % TURN !== 0) continue;
      await onRows(rows);
      await setImmediate();
    }
  }
  const { header, events, summary } = await importLog(lines(), {
    adapter: logReader("anonymous-bank", BANK_ZONE, "").adapter,
    as: "anonymous-bank",
    log: "month",
    name: "month",
    zone: BANK_ZONE,
  });
  if (events.length === 0) throw new MonthRefused("nothing");
  const served = agentsBySegment(events);
  return {
    segments: Object.entries(header.names.segments).map(([id, name]) => ({
      id,
      name,
      users: [...(served.get(id) ?? [])],
    })),
    agents: Object.entries(header.names.users).map(([id, name]) => ({ id, name })),
    events,
    rows: summary.rows,
    leftOut: summary.leftOut.length,
  };
}

function unpacked(file: Uint8Array): Uint8Array {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  try {
    return gunzipSync(file, { maxOutputLength: LARGEST });
  } catch (error) {
    throw new MonthRefused("packing", { cause: error });
  }
}

async function* piecesOf(text: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 65_536;
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size);
}

/** Returns the agents who answered a call of each segment. */
function agentsBySegment(events: readonly Event[]): ReadonlyMap<string, ReadonlySet<string>> {
  const served = new Map<string, Set<string>>();
  for (const { type, data } of events) {
    const { segment, user } = data as Partial<Record<string, unknown>>; // payloads of the import match their schemas
    if (type !== "call-created" || typeof segment !== "string" || typeof user !== "string") continue;
    const agents = served.get(segment) ?? new Set();
    served.set(segment, agents.add(user));
  }
  return served;
}
