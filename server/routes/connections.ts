import { type Kysely, type Selectable, sql } from "kysely";
import type { Connection } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { either, findsWords, matches } from "../kit/filter-sql.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["connection_records"]> & { readonly connected: boolean };

/**
 * Condition for an open connection. Connections that were still open at the end of an earlier epoch of the
 * event log count as closed.
 */
const IS_CONNECTED = sql<boolean>`(disconnected_at is null and epoch = (select channels.epoch from channels where channels.name = 'account/' || connection_records.account || '/floor'))`;

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Connections of an account's agents. */
export const connections: Resource<Row, Connection> = {
  table: "connection_records",
  besides: sql`${IS_CONNECTED} as connected`,
  sorts: {
    connectedAt: sql`at`,
    disconnectedAt: sql`disconnected_at`,
    duration: sql`disconnected_at - connected_at`,
    reason: sql`coalesce(reason, '') collate "C"`,
    session: sql`session collate "C"`,
  },
  order: ["connectedAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    user: { column: "user_id", kind: "value" },
    reason: { column: "reason", kind: "value" },
    connected: { column: IS_CONNECTED, kind: "value" },
    connectedAt: { column: "connected_at", kind: "time" },
    disconnectedAt: { column: "disconnected_at", kind: "time" },
  },
  // Searches the text of the record and the current names of agents. User ids are unique across accounts, so
  // users of other accounts match none of these records.
  search: (typed) =>
    findsWords(typed, (word) =>
      either([
        matches("search", word, "anywhere"),
        sql<boolean>`user_id in (select users.id from users where ${matches("users.search", word, "anywhere")})`,
      ]),
    ),
  shape: (row) => ({
    _id: row.id,
    user: row.user_id,
    session: row.session,
    connected: row.connected,
    connectedAt: timeOf(row.connected_at),
    disconnectedAt: timeOf(row.disconnected_at),
    reason: row.reason,
    duration:
      row.connected_at === null || row.disconnected_at === null
        ? null
        : row.disconnected_at - row.connected_at,
    ip: row.ip,
    browser: row.browser,
  }),
  related: { user: "users" },
};

/** Connection history of agents, with reasons. */
export const connectionRoutes = (db: Kysely<Tables>): Handlers<"listConnections" | "readConnection"> => ({
  listConnections: async ({ caller, query }) => ({
    body: await listResource(db, connections, caller.account, query),
  }),
  readConnection: async ({ caller, path }) => {
    const connection = await readResource(db, connections, caller.account, path.id, ["user"]);
    if (!connection) throw new Problem("not-found");
    return { body: connection };
  },
});
