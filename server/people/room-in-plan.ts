import type { Plan } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/database.ts";
import { Problem } from "../contract/problem.ts";
import { bytesOfUploads } from "../files/room-for-files.ts";

/** What the plan calls the number of users. */
const USERS = "users";
/** And the megabytes of files. */
const FILES = "store_files";

/** How many users count: those that the account made, whether or not they can sign in. What only a recording named does not. */
async function countUsers(db: Queries, account: string): Promise<number> {
  const { count } = await db.selectFrom("users").select(({ fn }) => fn.countAll<number>().as("count")).where("account", "=", account).where("imported", "=", false).executeTakeFirstOrThrow();
  return count;
}

/** The features of the account's plan, with how many users there are of those that it has room for. */
export async function readPlan(db: Queries, account: string): Promise<Plan["features"]> {
  const { features } = await db.selectFrom("accounts").select("features").where("id", "=", account).executeTakeFirstOrThrow();
  const used = features.some(({ name }) => name === USERS) ? await countUsers(db, account) : 0;
  const megabytes = features.some(({ name }) => name === FILES) ? Math.ceil((await bytesOfUploads(db, account)) / 1_000_000) : 0;
  return features.map((feature) => (feature.name === USERS ? { ...feature, used } : feature.name === FILES ? { ...feature, used: megabytes } : feature));
}

/** Ends a write where the plan has no room for another user. The caller holds the account, so that nobody counts at the same time. */
export async function mustHaveRoom(db: Queries, account: string): Promise<void> {
  const limit = (await readPlan(db, account)).find(({ name }) => name === USERS);
  if (!limit || limit.limit === null) return;
  const { limit: most, used = 0 } = limit;
  if (used >= most) throw new Problem("plan-limit", { detail: `The plan of this account has room for ${most} users, and there are ${used}. Contact us to raise the limit.` });
}
