import type { Transaction } from "kysely";
import { localDay } from "../../streams/projections/local-day.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import type { SessionHolder } from "../auth/caller.ts";
import { linkUsers, linkedUser } from "../auth/linked-users.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { readAccountCenter } from "../log/account-center.ts";
import { floorOf } from "../log/channel-name.ts";
import { descriptionsOf } from "../log/descriptions.ts";
import { LogWriter } from "../log/log-writer.ts";
import { addSegments, addUsers, createAccount } from "../seed/create-account.ts";
import { BANK_ZONE, type MonthOfCalls } from "./month-file.ts";

/** Names the month that begins at this time (ms), in English like all names of the demo. */
const monthName = (start: number): string =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: BANK_ZONE }).format(start);

/**
 * Creates the account for a month of real calls. It is not subscribed, so no user can sign in to it until its calls
 * are complete.
 */
export async function createMonthAccount(
  trx: Transaction<Tables>,
  demo: string,
  now: number,
): Promise<string> {
  const { language } = await trx
    .selectFrom("accounts")
    .select("language")
    .where("id", "=", demo)
    .executeTakeFirstOrThrow();
  const id = newId(now);
  await createAccount(
    trx,
    {
      id,
      name: "Anonymous Bank",
      language,
      timeZone: BANK_ZONE,
      targets: DEFAULT_TARGETS,
      features: [{ name: "looker", limit: null }],
      users: [],
      segments: [],
    },
    now,
  );
  await trx.updateTable("accounts").set({ subscribed: false }).where("id", "=", id).execute();
  return id;
}

/** Adds the segments and agents of a month to its account, and describes them in its floor log. */
export async function staffMonthAccount(
  trx: Transaction<Tables>,
  account: string,
  { segments, agents, events }: MonthOfCalls,
  now: number,
): Promise<void> {
  const log = await LogWriter.hold(trx, floorOf(account));
  // An interrupted run may have added those of another file.
  await trx.deleteFrom("segment_users").where("account", "=", account).execute();
  await trx.deleteFrom("segments").where("account", "=", account).execute();
  await trx.deleteFrom("users").where("account", "=", account).execute();
  await addUsers(
    trx,
    account,
    agents.map(({ id, name }) => ({
      id,
      firstname: name,
      lastname: "",
      email: null,
      level: 5,
      privilege: "agent",
      passwordHash: null,
    })),
    now,
  );
  await addSegments(
    trx,
    account,
    segments.map((segment) => ({ ...segment, channels: ["audio"] })),
    now,
  );
  const name = `Anonymous Bank, ${monthName(Date.parse(events[0]?.time ?? ""))}`;
  await trx.updateTable("accounts").set({ name }).where("id", "=", account).execute();
  for (const description of descriptionsOf(await readAccountCenter(trx, account), now))
    log.append(description);
  await log.write();
}

/**
 * Gives the user of a session in the demo's account a user in the account of the month, if there is none yet. The
 * user who loads the month is its principal administrator; others keep their privilege.
 */
export async function admitToMonth(
  trx: Transaction<Tables>,
  { account, user }: Pick<SessionHolder, "account" | "user">,
  month: string,
  now: number,
): Promise<void> {
  if (await linkedUser(trx, { account, user }, month)) return;
  const person = await trx
    .selectFrom("users")
    .select(["firstname", "lastname", "level", "privilege"])
    .where("account", "=", account)
    .where("id", "=", user)
    .executeTakeFirstOrThrow();
  const { principal } = await trx
    .selectFrom("accounts")
    .select("principal")
    .where("id", "=", month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rank =
    principal === null
      ? { level: 1, privilege: "admin" as const }
      : { level: person.level, privilege: person.privilege };
  const id = newId(now);
  await addUsers(
    trx,
    month,
    [
      {
        id,
        firstname: person.firstname,
        lastname: person.lastname,
        email: null,
        passwordHash: null,
        ...rank,
      },
    ],
    now,
  );
  await linkUsers(trx, { account, user }, { account: month, user: id });
  if (principal === null)
    await trx.updateTable("accounts").set({ principal: id }).where("id", "=", month).execute();
}

/** Returns the first and the last day with calls of an account, in its zone; null without calls. */
export async function daysOfCalls(
  db: Queries,
  account: string,
): Promise<{ readonly first: string; readonly last: string } | null> {
  const { time_zone: zone } = await db
    .selectFrom("accounts")
    .select("time_zone")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const { from, to } = await db
    .selectFrom("call_records")
    .select((is) => [is.fn.min("began_at").as("from"), is.fn.max("began_at").as("to")])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return from === null || to === null
    ? null
    : { first: localDay(from, zone).day, last: localDay(to, zone).day };
}
