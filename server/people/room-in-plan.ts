import type { Plan } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { bytesOfUploads } from "../files/room-for-files.ts";

/** Plan feature that limits users. */
const USERS = "users";
/** Plan feature that limits services. */
const CALENDAR = "CALENDAR";
/** Plan feature that limits files, in megabytes. */
const FILES = "store_files";

/** Counts the users that the account created, including disabled ones. Imported users do not count. */
const countUsers = async (db: Queries, account: string): Promise<number> =>
  countOf(
    await db
      .selectFrom("users")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account", "=", account)
      .where("imported", "=", false)
      .executeTakeFirstOrThrow(),
  );

const countServices = async (db: Queries, account: string): Promise<number> =>
  countOf(
    await db
      .selectFrom("resource_records")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account", "=", account)
      .where("collection", "=", "Service")
      .executeTakeFirstOrThrow(),
  );

const countMegabytes = async (db: Queries, account: string): Promise<number> =>
  Math.ceil((await bytesOfUploads(db, account)) / 1_000_000);

const countOf = ({ count }: { readonly count: number }): number => count;

/** Functions that count the current use of plan features, by the name of the feature. */
const COUNTS: Readonly<Record<string, (db: Queries, account: string) => Promise<number>>> = {
  [USERS]: countUsers,
  [CALENDAR]: countServices,
  [FILES]: countMegabytes,
};

/** Returns the features of an account's plan. Features that are counted contain their current use. */
export async function readPlan(db: Queries, account: string): Promise<Plan["features"]> {
  const { features } = await db
    .selectFrom("accounts")
    .select("features")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const counted: Plan["features"] = [];
  for (const feature of features) {
    const used = await COUNTS[feature.name]?.(db, account);
    counted.push(used === undefined ? feature : { ...feature, used });
  }
  return counted;
}

const LABELS = { [USERS]: "users", [CALENDAR]: "services" } as const;

/**
 * Throws a problem if the plan does not allow another record of the feature `of`. Lock the account first, so
 * that concurrent requests cannot exceed the limit.
 */
export async function mustHaveRoom(db: Queries, account: string, of: keyof typeof LABELS): Promise<void> {
  const limit = (await readPlan(db, account)).find(({ name }) => name === of);
  if (!limit || limit.limit === null) return;
  const { limit: most, used = 0 } = limit;
  if (used >= most)
    throw new Problem("plan-limit", {
      detail: `The plan of this account allows ${most} ${LABELS[of]}, and there are ${used}. Contact us to raise the limit.`,
    });
}
