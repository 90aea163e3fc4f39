import { type Kysely, type Selectable, sql } from "kysely";
import type { Call } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { readCallHistory } from "../resources/call-history.ts";
import { populateEver } from "../resources/named-ever.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["call_records"]>;

const calls: Resource<Row, Call> = {
  table: "call_records",
  sorts: {
    startedAt: sql`started_at`,
    endedAt: sql`ended_at`,
    createdAt: sql`created_at`,
    waited: sql`waited`,
  },
  order: ["startedAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    agent: { column: "agent", kind: "value" },
    segment: { column: "segment", kind: "value" },
    channel: { column: "channel", kind: "value" },
    startedAt: { column: "started_at", kind: "time" },
    endedAt: { column: "ended_at", kind: "time" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    contact: row.contact,
    queue: row.queue,
    customer: row.customer,
    channel: row.channel,
    agent: row.agent,
    segment: row.segment,
    transferredAgent: row.transferred_agent,
    transferredSegment: row.transferred_segment,
    transfers: row.transfers,
    waited: row.waited,
    tags: [...row.tags],
    startedAt: new Date(row.started_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    endedBy: row.ended_by,
    createdAt: new Date(row.created_at).toISOString(),
  }),
  related: {},
};

const REFERENCES: Readonly<Record<string, string>> = {
  agent: "User",
  segment: "Segment",
  transferredAgent: "User",
  transferredSegment: "Segment",
};

/** Populates the agents and segments of calls with their names, even if the agent or segment was removed. */
function populateNames(
  db: Kysely<Tables>,
  account: string,
  shapes: readonly Call[],
  members: readonly string[],
): Promise<Call[]> {
  const references = Object.fromEntries(
    Object.entries(REFERENCES).filter(([member]) => members.includes(member)),
  );
  return populateEver(db, account, references, shapes);
}

/** Calls of an account, latest first. */
export const callRoutes = (db: Kysely<Tables>): Handlers<"listCalls" | "readCall" | "readCallHistory"> => ({
  listCalls: async ({ caller, query: { populate = [], ...query } }) => {
    const page = await listResource(db, calls, caller.account, query);
    return { body: { ...page, data: await populateNames(db, caller.account, page.data, populate) } };
  },
  readCall: async ({ caller, path }) => {
    const call = await readResource(db, calls, caller.account, path.id, []);
    if (!call) throw new Problem("not-found");
    const [shown = call] = await populateNames(db, caller.account, [call], Object.keys(REFERENCES));
    return { body: shown };
  },
  readCallHistory: async ({ caller, path }) => ({ body: await readCallHistory(db, caller.account, path.id) }),
});
