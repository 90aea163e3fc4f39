import { type Kysely, type Selectable, sql } from "kysely";
import type { Connection } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { listResource, readResource } from "./list-resource.ts";
import type { Resource } from "./resource.ts";

type Row = Selectable<Tables["connection_records"]> & { readonly connected: boolean };

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const connections: Resource<Row, Connection> = {
  table: "connection_records",
  // Whatever an earlier life of the floor left open is over.
  besides: sql`(disconnected_at is null and epoch = (select channels.epoch from channels where channels.name = 'account/' || connection_records.account || '/floor')) as connected`,
  sorts: {
    connectedAt: sql`at`,
    disconnectedAt: sql`disconnected_at`,
    duration: sql`disconnected_at - connected_at`,
  },
  order: ["connectedAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    user: { column: "user_id", kind: "value" },
    reason: { column: "reason", kind: "value" },
    connectedAt: { column: "connected_at", kind: "time" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    user: row.user_id,
    session: row.session,
    connected: row.connected,
    connectedAt: timeOf(row.connected_at),
    disconnectedAt: timeOf(row.disconnected_at),
    reason: row.reason,
    duration: row.connected_at === null || row.disconnected_at === null ? null : row.disconnected_at - row.connected_at,
    ip: row.ip,
    browser: row.browser,
  }),
  related: { user: "users" },
};

/** When the agents of an account connected and disconnected, and why. */
export const connectionRoutes = (db: Kysely<Tables>): Handlers<"listConnections" | "readConnection"> => ({
  listConnections: async ({ caller, query }) => ({ body: await listResource(db, connections, caller.account, query) }),
  readConnection: async ({ caller, path }) => {
    const connection = await readResource(db, connections, caller.account, path.id, ["user"]);
    if (!connection) throw new Problem("not-found");
    return { body: connection };
  },
});
