import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Ask, Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { floorOf } from "../log/channel-name.ts";
import { eventPages } from "../log/event-pages.ts";
import type { Feed } from "../log/feed.ts";
import type { LiveChannels } from "../log/live-channels.ts";
import { canFollowChannel } from "../live/channel-access.ts";
import { conditionsOf } from "../kit/filter-sql.ts";
import { epochOf, refuseBackwards } from "./log-query.ts";

export interface EventServices {
  readonly db: Kysely<Tables>;
  readonly channels: LiveChannels;
  readonly feedFor: (account: string) => Feed;
}

/** Event log: current state, past events, and feeding new ones. */
export const eventRoutes = ({
  db,
  channels,
  feedFor,
}: EventServices): Handlers<"readSnapshot" | "listEvents" | "feedEvents"> => ({
  readSnapshot: async ({ caller }) => {
    const channel = await channels.of(floorOf(caller.account));
    return { body: await channel.snapshot() };
  },
  listEvents: async ({ caller, query }) => {
    const channel = query.channel ?? floorOf(caller.account);
    if (!canFollowChannel(caller, channel)) throw new Problem("forbidden");
    refuseBackwards(query);
    const epoch = await epochOf(db, channel, query.epoch);
    const pages = eventPages(db, channel, epoch, selectionOf(query));
    return {
      body: {
        channel,
        epoch: epoch.epoch,
        head: epoch.head,
        data: await gather(pages, query.$limit ?? 1_000),
      },
    };
  },
  feedEvents: async ({ caller, body }) => ({ body: await feedFor(caller.account)(body) }),
});

function selectionOf({
  after = 0,
  before = Infinity,
  from,
  to,
  type,
  subject,
  $sort,
}: Ask<"listEvents">["query"]) {
  const conditions: RawBuilder<boolean>[] = [
    ...(from === undefined ? [] : [sql<boolean>`time >= ${Date.parse(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`time < ${Date.parse(to)}`]),
    ...(type === undefined ? [] : conditionsOf({ column: "type", kind: "value" }, type)),
    ...(subject === undefined ? [] : conditionsOf({ column: "subject", kind: "value" }, subject)),
  ];
  return { after, before, descending: $sort?.offset === -1, conditions };
}

async function gather(pages: AsyncIterable<readonly Event[]>, limit: number): Promise<Event[]> {
  const found: Event[] = [];
  for await (const page of pages) {
    found.push(...page.slice(0, limit - found.length));
    if (found.length >= limit) break;
  }
  return found;
}
