import { type RawBuilder, sql } from "kysely";
import type { DisconnectReason, User } from "../../openapi/generated/console.ts";
import { type Caller, may } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { listResource } from "../kit/list.ts";
import type { ListQuery, Page, Resource } from "../kit/resource.ts";
import { type UserRow, usersFor } from "./user-resource.ts";

/**
 * An agent's last call and last connection. Both come from the event log, change often and are not part of
 * the stored user.
 */
interface LastActivity {
  readonly last_call: { readonly id: string; readonly at: number } | null;
  readonly last_connection: {
    readonly connected: boolean;
    readonly from: number | null;
    readonly until: number | null;
    readonly reason: DisconnectReason | null;
  } | null;
}

interface UserQuery extends ListQuery {
  readonly level?: unknown;
  readonly connected?: boolean | undefined;
}

const AGENTS = 5;
const CALLS = sql`from call_records where call_records.account = users.account and call_records.agent = users.id and call_records.answered_at is not null`;
const CONNECTIONS = sql`from connection_records where connection_records.account = users.account and connection_records.user_id = users.id`;
/**
 * Condition for an open connection. Connections from before the last reset of the event log (its earlier
 * epochs) count as closed.
 */
const IS_CONNECTED = sql`disconnected_at is null and epoch = (select channels.epoch from channels where channels.name = 'account/' || users.account || '/floor')`;
const LAST_CALL = sql`(select json_build_object('id', call_records.id, 'at', started_at) ${CALLS} order by started_at desc limit 1) as last_call`;
const LAST_CONNECTION = sql`(select json_build_object('connected', ${IS_CONNECTED}, 'from', connected_at, 'until', disconnected_at, 'reason', reason) ${CONNECTIONS} order by at desc limit 1) as last_connection`;

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Returns a page of users, by default agents. It includes their last activity if the caller may read it. */
export async function listUsers(db: Queries, caller: Caller, query: UserQuery): Promise<Page<User>> {
  const mayReadCalls = may(caller, "calls.read");
  const mayReadConnections = may(caller, "connections.read");
  const { $sort = {}, connected } = query;
  // Sorting or filtering by the last call or connection would reveal it too.
  if (
    (!mayReadCalls && "lastCall" in $sort) ||
    (!mayReadConnections && ("lastConnection" in $sort || connected !== undefined))
  )
    throw new Problem("forbidden");
  const users = usersFor(caller);
  const besides: readonly RawBuilder<unknown>[] = [
    ...(mayReadCalls ? [LAST_CALL] : []),
    ...(mayReadConnections ? [LAST_CONNECTION] : []),
  ];
  const listed: Resource<UserRow & Partial<LastActivity>, User> = {
    ...users,
    besides: sql.join([...(users.besides ? [users.besides] : []), ...besides]),
    sorts: {
      ...users.sorts,
      // Agents without a call or connection sort as if their last one were the oldest.
      lastCall: sql`coalesce((select max(started_at) ${CALLS}), 0)`,
      lastConnection: sql`coalesce((select max(at) ${CONNECTIONS}), 0)`,
    },
    filters: {
      ...users.filters,
      segments: {
        column: sql`array(select segment from segment_users where segment_users.account = users.account and segment_users.user_id = users.id)`,
        kind: "list",
      },
      lang: { column: sql`coalesce(lang, 'none')`, kind: "value" },
      connected: { column: sql`exists (select ${CONNECTIONS} and ${IS_CONNECTED})`, kind: "value" },
    },
    shape: ({ last_call, last_connection, ...row }) => ({
      ...users.shape(row),
      ...(last_call !== undefined && {
        lastCall: last_call && { _id: last_call.id, startedAt: new Date(last_call.at).toISOString() },
      }),
      ...(last_connection !== undefined && {
        lastConnection: last_connection && {
          connected: last_connection.connected,
          connectedAt: timeOf(last_connection.from),
          disconnectedAt: timeOf(last_connection.until),
          reason: last_connection.reason,
        },
      }),
    }),
  };
  const agentsByDefault: UserQuery = { level: AGENTS, ...query };
  return listResource(db, listed, caller.account, agentsByDefault);
}
