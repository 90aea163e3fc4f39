import { type Kysely, sql, type Transaction } from "kysely";
import { ipRange } from "../../openapi/formats/ip-range.ts";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { IpRestriction, IpRestrictionChange } from "../../openapi/generated/console.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { AuthorizationServices } from "../auth/reauthorize.ts";
import { mayConnect, rangesNaming } from "../auth/ranges-naming.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { lockAccountFor } from "../people/account-turn.ts";
import { assertOutranks } from "../people/assert-outranks.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource, readResource } from "../kit/list.ts";
import { ipRestrictions } from "../resources/ip-restriction-record.ts";

type Served =
  | "listIpRestrictions"
  | "readIpRestriction"
  | "createIpRestriction"
  | "changeIpRestriction"
  | "removeIpRestriction";

/** IP restrictions of users. */
export const ipRestrictionRoutes = (
  db: Kysely<Tables>,
  sessions: AuthorizationServices,
  now: () => number,
): Handlers<Served> => ({
  listIpRestrictions: async ({ caller, query }) => ({
    body: await listResource(db, ipRestrictions, caller.account, query),
  }),
  readIpRestriction: async ({ caller, path }) => {
    const restriction = await read(db, caller.account, path.id, ["users"]);
    return { body: restriction, headers: etagOf(restriction) };
  },
  createIpRestriction: ({ caller: requester, body, address }) =>
    changeLocked(
      { db, sessions },
      { requester, operation: "createIpRestriction", address, confirm: body.confirm },
      async (trx, caller) => {
        const id = newId(now());
        const { range = "", description = "" } = normalized(body);
        await trx
          .insertInto("ip_restrictions")
          .values({
            account: caller.account,
            id,
            range,
            description,
            search: searchOf({ range, description }),
            created_at: now(),
            updated_at: now(),
          })
          .execute();
        await replaceUsers(trx, caller.account, id, body.users);
        const after = await read(trx, caller.account, id);
        await assertUnique(trx, caller.account, after);
        await assertOutranks(trx, caller, usersOf(after));
        await audit(trx, caller, "created", id, { after }, now());
        return { body: after, headers: etagOf(after) };
      },
    ),
  changeIpRestriction: ({ caller: requester, path, header, body, address }) =>
    changeLocked(
      { db, sessions },
      { requester, operation: "changeIpRestriction", address, confirm: body.confirm },
      async (trx, caller) => {
        const before = await read(trx, caller.account, path.id);
        expectVersion(header["If-Match"], before);
        const { range = before.range ?? "", description = before.description ?? "" } = normalized(body);
        await trx
          .updateTable("ip_restrictions")
          .set({
            range,
            description,
            search: searchOf({ range, description }),
            updated_at: now(),
            version: sql`version + 1`,
          })
          .where("account", "=", caller.account)
          .where("id", "=", path.id)
          .execute();
        if (body.users) await replaceUsers(trx, caller.account, path.id, body.users);
        const after = await read(trx, caller.account, path.id);
        if (affected(before, after).length > 0) await assertUnique(trx, caller.account, after);
        await assertOutranks(trx, caller, affected(before, after));
        await audit(trx, caller, "edited", path.id, { before, after }, now());
        return { body: after, headers: etagOf(after) };
      },
    ),
  removeIpRestriction: ({ caller: requester, path, header, query, address }) =>
    changeLocked(
      { db, sessions },
      { requester, operation: "removeIpRestriction", address, confirm: query.confirm },
      async (trx, caller) => {
        const before = await read(trx, caller.account, path.id);
        expectUnchanged(header["If-Match"], before);
        await assertOutranks(trx, caller, usersOf(before));
        await trx
          .deleteFrom("ip_restrictions")
          .where("account", "=", caller.account)
          .where("id", "=", path.id)
          .execute();
        await audit(trx, caller, "removed", path.id, { before }, now());
        return { body: undefined };
      },
    ),
});

interface LockedChange {
  readonly requester: SessionCaller;
  readonly operation: Served;
  readonly address: string;
  /** True if the caller confirms a change that locks them out. */
  readonly confirm: boolean | undefined;
}

/**
 * Runs a change of restrictions; the changes of an account run one at a time. A change that would lock the
 * caller out is rolled back unless the caller confirms it.
 */
function changeLocked<T>(
  { db, sessions }: { readonly db: Kysely<Tables>; readonly sessions: AuthorizationServices },
  { requester, operation, address, confirm }: LockedChange,
  change: (trx: Transaction<Tables>, caller: SessionCaller) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const caller = await lockAccountFor(trx, sessions, requester, operation);
    const changed = await change(trx, caller);
    if (confirm !== true && !mayConnect(await rangesNaming(trx, caller), address)) {
      throw new Problem("would-lock-out", {
        detail: `You connect from ${address}, which your new ranges do not include. To lock yourself out, repeat the request with confirm.`,
      });
    }
    return changed;
  });
}

async function read(
  db: Queries,
  account: string,
  id: string,
  populated: readonly string[] = [],
): Promise<IpRestriction> {
  const restriction = await readResource(db, ipRestrictions, account, id, populated);
  if (!restriction) throw new Problem("not-found");
  return restriction;
}

/** Returns the changed columns with normalized values. Throws if the range is invalid. */
function normalized({ range: typed, description }: IpRestrictionChange): {
  readonly range?: string;
  readonly description?: string;
} {
  const range = typed === undefined ? undefined : ipRange(typed);
  if (range === null)
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: "/body/range",
          code: "no-range",
          message: "must be an IP address or a range, such as 192.0.2.0/24 or 2001:db8::/32",
        },
      ],
    });
  return {
    ...(range !== undefined && { range }),
    ...(description !== undefined && { description: description.trim() }),
  };
}

const usersOf = ({ users = [] }: IpRestriction): string[] =>
  users.map((user) => (typeof user === "string" ? user : user._id));

/** Throws if another restriction has the same range and a common user. */
async function assertUnique(trx: Queries, account: string, restriction: IpRestriction): Promise<void> {
  const users = usersOf(restriction);
  const { range = "", _id: id } = restriction;
  const rows = await trx
    .selectFrom("ip_restriction_users")
    .innerJoin("ip_restrictions", (join) =>
      join
        .onRef("ip_restrictions.account", "=", "ip_restriction_users.account")
        .onRef("ip_restrictions.id", "=", "ip_restriction_users.restriction"),
    )
    .select("user_id")
    .where("ip_restrictions.account", "=", account)
    .where("ip_restrictions.range", "=", range)
    .where("ip_restrictions.id", "<>", id)
    .where("user_id", "in", users)
    .execute();
  if (rows.length > 0)
    throw new Problem("conflict", {
      errors: [
        {
          pointer: "/body/range",
          code: "taken",
          message: `is already used for ${rows.length} of these users by another restriction`,
        },
      ],
    });
}

/** Returns the users whose allowed IP addresses change. */
function affected(before: IpRestriction, after: IpRestriction): string[] {
  const [old, present] = [usersOf(before), usersOf(after)];
  const kept =
    before.range === after.range ? new Set(old.filter((user) => present.includes(user))) : new Set<string>();
  return [...new Set([...old, ...present])].filter((user) => !kept.has(user));
}

const searchOf = ({ range, description }: { readonly range: string; readonly description: string }) =>
  searchKey([range, description]);

/** Replaces the users of a restriction. */
async function replaceUsers(
  trx: Queries,
  account: string,
  restriction: string,
  users: readonly string[],
): Promise<void> {
  const known = new Set(
    (
      await trx
        .selectFrom("users")
        .select("id")
        .where("account", "=", account)
        .where("id", "in", [...users])
        .execute()
    ).map(({ id }) => id),
  );
  const errors = users.flatMap((user, index) =>
    known.has(user)
      ? []
      : { pointer: `/body/users/${index}`, code: "not-one-of", message: "is not a user of this account" },
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  await trx
    .deleteFrom("ip_restriction_users")
    .where("account", "=", account)
    .where("restriction", "=", restriction)
    .execute();
  await trx
    .insertInto("ip_restriction_users")
    .values(users.map((user_id) => ({ account, restriction, user_id })))
    .execute();
}

const audit = (
  trx: Transaction<Tables>,
  { account, user }: SessionCaller,
  what: "created" | "edited" | "removed",
  id: string,
  change: { before?: IpRestriction; after?: IpRestriction },
  now: number,
) =>
  appendAudit(
    trx,
    {
      account,
      type: `ip-restriction-${what}`,
      subject: `ip-restriction/${id}`,
      data: { by: user, ...change },
    },
    now,
  );
