import { sql } from "kysely";
import type { MediaChannel } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";

/** An account's own contact center, without imported segments and agents. */
export interface AccountCenter {
  readonly zone: string;
  readonly segments: readonly {
    readonly id: string;
    readonly name: string;
    readonly channels: readonly MediaChannel[];
  }[];
  readonly agents: readonly {
    readonly id: string;
    readonly name: string;
    readonly segments: readonly string[];
  }[];
  /** Connected display devices that belong to a branch. */
  readonly pocs: readonly { readonly id: string; readonly branch: string }[];
}

/** Privilege level of agents. */
const AGENT_LEVEL = 5;

/** Reads the contact center of an account. Its lists are ordered by id. */
export async function readAccountCenter(db: Queries, account: string): Promise<AccountCenter> {
  const { time_zone } = await db
    .selectFrom("accounts")
    .select("time_zone")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const segments = await db
    .selectFrom("segments")
    .select(["id", "name", sql<MediaChannel[]>`data -> 'channels'`.as("channels")])
    .where("account", "=", account)
    .where("imported", "=", false)
    .orderBy("id")
    .execute();
  const agents = await db
    .selectFrom("users")
    .select(["id", "firstname", "lastname"])
    .where("account", "=", account)
    .where("imported", "=", false)
    .where("level", "=", AGENT_LEVEL)
    .where("disabled", "=", false)
    .orderBy("id")
    .execute();
  const members = await db
    .selectFrom("segment_users")
    .select(["segment", "user_id"])
    .where("account", "=", account)
    .orderBy("segment")
    .execute();
  const pocs = await db
    .selectFrom("pocs")
    .select(["id", "branch"])
    .where("account", "=", account)
    .where("connection", "is not", null)
    .orderBy("id")
    .execute();
  return {
    zone: time_zone,
    segments,
    pocs: pocs.flatMap(({ id, branch }) => (branch === null ? [] : { id, branch })),
    agents: agents.map(({ id, firstname, lastname }) => ({
      id,
      name: `${firstname} ${lastname}`.trim(),
      segments: members.filter((member) => member.user_id === id).map(({ segment }) => segment),
    })),
  };
}
