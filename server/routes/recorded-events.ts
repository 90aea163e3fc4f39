import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import { type Caller, may, type SessionCaller } from "../auth/caller.ts";
import { LEVELS } from "../auth/permissions.ts";
import type { Ask, Reply } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { Epoch } from "../log/channel-clock.ts";
import { floorOf } from "../log/channel-name.ts";
import { type LogRange, logRange } from "../log/log-range.ts";
import { recordedLines } from "../log/recorded-lines.ts";
import { RECORDING_TYPE } from "../../streams/recording/media-type.ts";
import { MOST_RECORDED } from "../../streams/recording/most-recorded.ts";
import { newRedactor } from "../recording-file/new-redactor.ts";

interface RecordedEvents {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly caller: Caller;
  readonly channel: string;
  readonly epoch: Epoch;
  readonly query: Ask<"listEvents">["query"];
  /** Whether the answer is to be packed. */
  readonly packed: boolean;
}

/** A stretch of a floor's log as a recording, without personal data but for whoever administrates the account, of which its audit tells. */
export async function recordedEvents({ db, now, caller, channel, epoch, query, packed }: RecordedEvents): Promise<Reply<"listEvents">> {
  const { after = 0, before = Infinity, from, to, names = false } = query;
  const administrator = names ? await administratorOf(db, caller) : null;
  if (names && !administrator) throw new Problem("forbidden", { detail: "Only an administrator may record people by their names." });
  refuseSelection(query, channel === floorOf(caller.account));
  const range = await logRange(db, epoch, { after, before, from: timeOf(from), to: timeOf(to) });
  refuseTooMany(range);
  const { name } = await db.selectFrom("accounts").select("name").where("id", "=", caller.account).executeTakeFirstOrThrow();
  if (administrator) await auditNames(db, administrator, { epoch: epoch.epoch, from: from ?? null, to: to ?? null, ...range }, now());
  const gone = new AbortController();
  const lines = Readable.from(recordedLines(db, { channel, epoch, name, ...range, redactor: names ? null : newRedactor() }, gone.signal), { highWaterMark: 2 });
  lines.on("close", () => gone.abort());
  return packed ? { stream: packedBy(lines), media: RECORDING_TYPE, headers: { "content-encoding": "gzip" } } : { stream: lines, media: RECORDING_TYPE };
}

const timeOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));

/** The person who asks, where they administrate the account and may read its audit; a privilege that the account made for others may hold as much. */
async function administratorOf(db: Kysely<Tables>, caller: Caller): Promise<SessionCaller | null> {
  if (!("user" in caller) || !may(caller, "audit.read")) return null;
  const { level } = await db.selectFrom("users").select("level").where("account", "=", caller.account).where("id", "=", caller.user).executeTakeFirstOrThrow();
  return level <= LEVELS.admin ? caller : null;
}

/** What is read again from a recording is every event of a floor, one after the other. */
function refuseSelection(query: Ask<"listEvents">["query"], isFloor: boolean): void {
  const members = ["type", "subject", "$sort"] as const;
  const errors = members.flatMap((member) => (query[member] === undefined ? [] : [{ pointer: `/query/${member}`, code: "not-recorded", message: "is not for a recording, which holds every event of its range in order" }]));
  if (!isFloor) errors.push({ pointer: "/query/channel", code: "not-recorded", message: "is no floor, and nothing else can be recorded" });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

function refuseTooMany({ first, last }: LogRange): void {
  const events = last - first + 1;
  if (events <= MOST_RECORDED) return;
  const message = `leaves ${events} events, and a recording holds ${MOST_RECORDED} at most: name a shorter range by from and to`;
  throw new Problem("unprocessable", { errors: [{ pointer: "/query/from", code: "too-many", message }] });
}

/** Who took people's names out of here, and of which stretch. */
const auditNames = (db: Kysely<Tables>, { account, user: by }: SessionCaller, after: object, now: number): Promise<void> =>
  db.transaction().execute((trx) => appendAudit(trx, { account, type: "names-recorded", subject: `account/${account}`, data: { by, after } }, now));

/** The same, packed; whoever stops taking it stops what is packed. */
function packedBy(lines: Readable): Readable {
  const gzip = createGzip();
  lines.on("error", (error) => gzip.destroy(error));
  gzip.on("close", () => lines.destroy());
  return lines.pipe(gzip);
}
