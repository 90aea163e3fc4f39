import { sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { SegmentDescribed, UserDescribed } from "../../openapi/generated/live-monitor.ts";
import { idOf } from "../../streams/events/event.ts";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { segmentRow } from "../resources/segment-row.ts";
import { sortKey } from "../kit/filter-sql.ts";

/** Creates the segments and users that events describe as imported and that the account does not have yet. */
export async function addImported(
  trx: Transaction<Tables>,
  account: string,
  events: readonly PlacedEvent[],
): Promise<void> {
  const segments = events.flatMap((event) => (event.type === "segment-described" ? segmentIn(event) : []));
  const users = events.flatMap((event) => (event.type === "user-described" ? userIn(event) : []));
  if (segments.length > 0) await addSegments(trx, account, segments);
  if (users.length > 0) await addUsers(trx, account, users);
}

// Received events were checked against the schema of their type; the platform creates only valid ones.
const segmentIn = ({ subject, time, data }: PlacedEvent) =>
  imported({ id: idOf(subject), time, ...(data as unknown as SegmentDescribed) });
// This payload was checked in the same way.
const userIn = ({ subject, time, data }: PlacedEvent) =>
  imported({ id: idOf(subject), time, ...(data as unknown as UserDescribed) });

const imported = <T extends { imported?: boolean; removed?: boolean }>(described: T): T[] =>
  described.imported && !described.removed ? [described] : [];

async function addSegments(
  trx: Transaction<Tables>,
  account: string,
  segments: ReturnType<typeof segmentIn>,
): Promise<void> {
  const rows = segments.map(({ id, time, name, channels = ["audio"] }) =>
    segmentRow(account, { id, values: { name, channels, imported: true }, at: time }),
  );
  await trx
    .insertInto("segments")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addUsers(
  trx: Transaction<Tables>,
  account: string,
  users: ReturnType<typeof userIn>,
): Promise<void> {
  const rows = users.map(({ id, time, name }) => ({
    account,
    id,
    firstname: name,
    lastname: "",
    level: 5,
    privilege: "agent" as const,
    imported: true,
    firstname_key: sortKey(name),
    lastname_key: "",
    search: searchKey([name]),
    created_at: time,
    updated_at: time,
  }));
  await trx
    .insertInto("users")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const members = users.flatMap(({ id, segments = [] }) =>
    segments.map((segment) => ({ segment, user_id: id })),
  );
  // Skips memberships in segments without a record, which no event has described.
  await sql`
    insert into segment_users (account, segment, user_id)
    select segments.account, segments.id, users.id
    from json_to_recordset(${JSON.stringify(members)}::json) member (segment text, user_id text)
    join segments on segments.account = ${account} and segments.id = member.segment
    join users on users.account = segments.account and users.id = member.user_id and users.imported
    on conflict do nothing`.execute(trx);
}
