import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { type Caller, may } from "./caller.ts";
import { mayConnect } from "./ranges-naming.ts";
import type { Requirement } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

/** Services needed to authorize a caller. */
interface AuthorizationContext {
  readonly db: Queries;
  readonly sessions: Pick<Sessions, "isFresh">;
}

/**
 * Throws a problem if a caller does not meet the requirement, or if a signed-in user connects from an IP
 * address that is not allowed. API keys are never rejected for an IP address or an old authentication.
 */
export async function authorize(
  { db, sessions }: AuthorizationContext,
  caller: Caller,
  { permission, fresh, feature }: Requirement,
): Promise<void> {
  if ("session" in caller && !mayConnect(caller.ranges, caller.address))
    throw new Problem("address-not-allowed");
  if (permission !== "public" && permission !== "signed-in" && !may(caller, permission))
    throw new Problem("forbidden");
  if (feature !== undefined && !(await featuresOf(db, caller.account)).has(feature))
    throw new Problem("not-in-plan", { detail: `The plan of this account does not include ${feature}.` });
  if (fresh && "session" in caller && !sessions.isFresh(caller)) throw new Problem("proof-needed");
}

/** Returns the features of an account's plan. */
export async function featuresOf(db: Queries, account: string): Promise<ReadonlySet<string>> {
  const { features } = await db
    .selectFrom("accounts")
    .select("features")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  return new Set(features.map(({ name }) => name));
}
