import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import { type Caller, may, type SessionCaller } from "../auth/caller.ts";
import { LEVELS } from "../auth/permissions.ts";
import type { Ask, Handlers, Reply } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { Epoch } from "../log/channel-clock.ts";
import { floorOf } from "../log/channel-name.ts";
import { type LogRange, logRange } from "../log/log-range.ts";
import { recordedLines } from "../log/recorded-lines.ts";
import { MOST_RECORDED, RECORDING_TYPE } from "../../streams/recording/recording-header.ts";
import { newRedactor } from "../recording-file/write-recording.ts";
import { epochOf, refuseBackwards } from "./log-query.ts";

interface ReplayServices {
  readonly db: Kysely<Tables>;
  /** Current time (ms). */
  readonly now: () => number;
}

/** Past events: the time range of the floor log, and parts of the log as replay files. */
export const replayRoutes = ({
  db,
  now,
}: ReplayServices): Handlers<"readReplayRange" | "readReplayRecording"> => ({
  readReplayRange: async ({ caller, query }) => {
    refuseBackwards(query);
    const epoch = await epochOf(db, floorOf(caller.account), query.epoch, query);
    const { first, last } = await logRange(db, epoch, {
      after: 0,
      before: Infinity,
      from: timeOf(query.from),
      to: timeOf(query.to),
    });
    return {
      body: {
        begins: await timeAt(db, epoch, 1),
        ends: await timeAt(db, epoch, epoch.head),
        events: last - first + 1,
      },
    };
  },
  readReplayRecording: async ({ caller, query, unpacks }) => {
    refuseBackwards(query);
    const epoch = await epochOf(db, floorOf(caller.account), query.epoch, query);
    return recordedFloor({ db, now, caller, epoch, query, packed: unpacks });
  },
});

/** Returns the time of the event at an offset; null if there is none. */
async function timeAt(db: Kysely<Tables>, { number }: Epoch, offset: number): Promise<string | null> {
  const event = await db
    .selectFrom("events")
    .select("time")
    .where("epoch", "=", number)
    .where("offset", "=", offset)
    .executeTakeFirst();
  return event ? new Date(event.time).toISOString() : null;
}

interface RecordedFloor extends ReplayServices {
  readonly caller: Caller;
  readonly epoch: Epoch;
  readonly query: Ask<"readReplayRecording">["query"];
  /** True to compress the response. */
  readonly packed: boolean;
}

/**
 * Sends a range of a floor's log as a replay file. Personal data is removed, unless an administrator requests
 * names. The audit log records such requests.
 */
async function recordedFloor({
  db,
  now,
  caller,
  epoch,
  query,
  packed,
}: RecordedFloor): Promise<Reply<"readReplayRecording">> {
  const { after = 0, before = Infinity, from, to, names = false } = query;
  const administrator = names ? await administratorOf(db, caller) : null;
  if (names && !administrator)
    throw new Problem("forbidden", { detail: "Only an administrator can include the names of people." });
  const range = await logRange(db, epoch, { after, before, from: timeOf(from), to: timeOf(to) });
  refuseTooMany(range);
  const { name } = await db
    .selectFrom("accounts")
    .select("name")
    .where("id", "=", caller.account)
    .executeTakeFirstOrThrow();
  if (administrator)
    await auditNames(
      db,
      administrator,
      { epoch: epoch.epoch, from: from ?? null, to: to ?? null, ...range },
      now(),
    );
  const disconnected = new AbortController();
  const lines = Readable.from(
    recordedLines(
      db,
      {
        channel: floorOf(caller.account),
        epoch,
        name,
        ...range,
        redactor: names ? null : newRedactor({ namesSegments: may(caller, "segments.read") }),
      },
      disconnected.signal,
    ),
    { highWaterMark: 2 },
  );
  lines.on("close", () => disconnected.abort());
  return packed
    ? { stream: packedBy(lines), media: RECORDING_TYPE, headers: { "content-encoding": "gzip" } }
    : { stream: lines, media: RECORDING_TYPE };
}

const timeOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));

/**
 * Returns the caller if they are an administrator who can read the audit log. A custom privilege with the
 * same permissions is not enough.
 */
async function administratorOf(db: Kysely<Tables>, caller: Caller): Promise<SessionCaller | null> {
  if (!("user" in caller) || !may(caller, "audit.read")) return null;
  const { level } = await db
    .selectFrom("users")
    .select("level")
    .where("account", "=", caller.account)
    .where("id", "=", caller.user)
    .executeTakeFirstOrThrow();
  return level <= LEVELS.admin ? caller : null;
}

function refuseTooMany({ first, last }: LogRange): void {
  const events = last - first + 1;
  if (events <= MOST_RECORDED) return;
  const message = `leaves ${events} events, and a replay file contains at most ${MOST_RECORDED}: shorten the range with from and to`;
  throw new Problem("unprocessable", { errors: [{ pointer: "/query/from", code: "too-many", message }] });
}

/** Records who exported names, and from which range. */
const auditNames = (
  db: Kysely<Tables>,
  { account, user: by }: SessionCaller,
  after: object,
  now: number,
): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      appendAudit(
        trx,
        { account, type: "names-recorded", subject: `account/${account}`, data: { by, after } },
        now,
      ),
    );

/** Compresses the lines of a replay file, and stops reading the log when the client disconnects. */
function packedBy(lines: Readable): Readable {
  const gzip = createGzip();
  lines.on("error", (error) => gzip.destroy(error));
  gzip.on("close", () => lines.destroy());
  return lines.pipe(gzip);
}
