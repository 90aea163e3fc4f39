import { type Kysely, type Transaction, sql } from "kysely";
import type { Language, WeeklyHours } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { floorNow } from "../log/floor-clock.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { renderAbsenceEmail } from "../mail/absence-email.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { receivers } from "../mail/receivers.ts";
import { type Range, rangeAt } from "./range-at.ts";

const DAY = 86_400_000;
/** Time (ms) for which the records of sent notifications are stored. */
const KEPT = 90 * DAY;

interface AbsenceServices {
  readonly db: Kysely<Tables>;
  readonly floorTimes: () => FloorTimes;
  readonly post: Pick<EmailQueue, "take">;
  readonly pageOf: (path: string) => string;
}

/** Working hours with notifications turned on, and their range that includes the current time. */
interface Due {
  readonly account: string;
  readonly name: string;
  readonly zone: string;
  readonly id: string;
  readonly label: string;
  readonly grace: number;
  readonly agents: readonly string[];
  readonly subscribers: readonly string[];
  readonly range: Range;
  /** Present time (ms) of the account, which in a demo is that of its clock. */
  readonly floor: number;
}

/** Presence of an agent, from all connections of the agent. */
interface Presence {
  readonly isConnected: boolean;
  /** Time (ms) when the last connection ended; null if none has ended. */
  readonly leftAt: number | null;
}

/**
 * Notifies the subscribers of working hours about agents who are not connected. Sends one notification per
 * agent and range, even with several nodes.
 */
export async function notifyAbsences({ db, floorTimes, post, pageOf }: AbsenceServices): Promise<void> {
  const times = floorTimes();
  const at = times.now;
  for (const due of await dueAt(db, times)) {
    const known = await presences(db, due);
    const missing = due.agents.filter((agent) => {
      const presence = known.get(agent);
      return presence !== undefined && isMissing(presence, due.range, { now: due.floor, grace: due.grace });
    });
    if (missing.length > 0)
      await db
        .transaction()
        .execute((trx) =>
          notify(trx, { due, at, post, link: pageOf("/account/working-hours"), missing, known }),
        );
  }
  await db
    .deleteFrom("absences_told")
    .where("told_at", "<=", at - KEPT)
    .execute();
}

async function dueAt(db: Kysely<Tables>, times: FloorTimes): Promise<Due[]> {
  const rows = await db
    .selectFrom("resource_records")
    .innerJoin("accounts", "accounts.id", "resource_records.account")
    .where("collection", "=", "WorkingHours")
    .where(
      sql<boolean>`data -> 'notificationEnabled' = 'true'::jsonb and data -> 'agents' <> '[]'::jsonb and data -> 'subscribers' <> '[]'::jsonb`,
    )
    .select([
      "accounts.id as account",
      "accounts.name",
      "accounts.time_zone as zone",
      "resource_records.id",
      "data",
    ])
    .execute();
  const floors = new Map<string, number>();
  for (const account of new Set(rows.map((row) => row.account)))
    floors.set(account, await floorNow(db, account, times));
  return rows.flatMap(({ data, ...row }) => {
    const floor = floors.get(row.account) ?? times.now;
    const range = rangeAt(data["days"] as WeeklyHours, floor, row.zone); // validated before it was stored
    return range
      ? [
          {
            ...row,
            range,
            floor,
            label: String(data["label"]),
            grace: Number(data["gracePeriod"]),
            agents: data["agents"] as string[],
            subscribers: data["subscribers"] as string[],
          },
        ]
      : []; // agents and subscribers were validated too
  });
}

/**
 * Returns the presence of each agent who is not disabled and whose absence in this range was not notified
 * yet.
 */
async function presences(
  db: Kysely<Tables>,
  { account, id, agents, range }: Due,
): Promise<ReadonlyMap<string, Presence & { readonly name: string }>> {
  const { rows } = await sql<{ id: string; name: string; connected: boolean; left: number | null }>`
    select users.id, trim(firstname || ' ' || lastname) as name,
      coalesce(bool_or(c.user_id is not null and c.disconnected_at is null and c.epoch = (select epoch from channels where channels.name = 'account/' || users.account || '/floor')), false) as connected,
      max(c.disconnected_at)::float8 as left
    from users left join connection_records c on c.account = users.account and c.user_id = users.id
    where users.account = ${account} and not users.disabled and users.id = any(${agents}::text[])
      and not exists (select from absences_told told where told.account = users.account and told.working_hours = ${id} and told.agent = users.id and told.range_start = ${range.start})
    group by users.account, users.id, users.firstname, users.lastname`.execute(db);
  return new Map(
    rows.map(({ id, name, connected, left }) => [id, { name, isConnected: connected, leftAt: left }]),
  );
}

interface AbsenceNotice {
  readonly due: Due;
  readonly at: number;
  readonly post: Pick<EmailQueue, "take">;
  readonly link: string;
  readonly missing: readonly string[];
  readonly known: ReadonlyMap<string, Presence & { readonly name: string }>;
}

async function notify(
  trx: Transaction<Tables>,
  { due, at, post, link, missing, known }: AbsenceNotice,
): Promise<void> {
  const { account, id, range, floor, zone, label } = due;
  const first = await trx
    .insertInto("absences_told")
    .values(
      missing.map((agent) => ({ account, working_hours: id, agent, range_start: range.start, told_at: at })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("agent")
    .execute();
  if (first.length === 0) return;
  const agents = first.flatMap(({ agent }) => {
    const presence = known.get(agent);
    return presence
      ? [{ id: agent, name: presence.name, since: awaySince(presence, range) ?? range.start }]
      : [];
  });
  const readers = await receivers(trx)
    .where("users.account", "=", account)
    .where("users.id", "in", due.subscribers)
    .where("users.disabled", "=", false)
    .execute();
  for (const { email, firstname, language } of readers) {
    const letter = renderAbsenceEmail(
      language satisfies Language,
      firstname,
      { label, account: due.name, ...range, zone, agents },
      link,
    );
    await post.take(trx, {
      account,
      to: email,
      kind: "agents-absent",
      language,
      names: { person: firstname, account: due.name, letter },
      secrets: null,
      goodUntil: at + range.end - floor,
    });
  }
  await appendAudit(
    trx,
    {
      account,
      type: "working-hours-missed",
      subject: `working-hours/${id}`,
      data: {
        after: {
          agents: agents.map((agent) => ({ _id: agent.id, since: new Date(agent.since).toISOString() })),
        },
      },
    },
    at,
  );
}

/** Returns the start (ms) of an agent's absence within a range; null if the agent is connected. */
const awaySince = ({ isConnected, leftAt }: Presence, range: Range): number | null =>
  isConnected ? null : Math.max(range.start, leftAt ?? range.start);

/** Returns true if an agent has been absent within a range for the grace period (minutes). */
export function isMissing(
  presence: Presence,
  range: Range,
  { now, grace }: { readonly now: number; readonly grace: number },
): boolean {
  const since = awaySince(presence, range);
  return since !== null && now >= since + grace * 60_000;
}
