import type { Transaction } from "kysely";
import type { Account, AccountChange } from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { expectVersion } from "../kit/version.ts";
import type { Supervisions } from "../supervision/supervisions.ts";
import type { Vault } from "../auth/vault.ts";
import { changedConfiguration } from "./account-configuration.ts";
import { accountOf } from "./account-record.ts";
import { lockAccountForPeople } from "./account-turn.ts";
import type { PeopleServices } from "./people.ts";
import { assertNoFaults } from "./user-rules.ts";

const NOT_AN_ADMINISTRATOR = {
  pointer: "/body/principal",
  code: "not-an-administrator",
  message: "is not an administrator of this account who can sign in",
};

export interface AccountServices extends Pick<
  PeopleServices,
  "db" | "sessions" | "notices" | "now" | "floorTimes"
> {
  readonly supervisions: Supervisions;
  readonly vault: Vault;
}

/** Updates the account. Changing the principal administrator requires a recent authentication. */
export function changeAccount(
  { db, vault, sessions, supervisions, notices, now, floorTimes }: AccountServices,
  requester: SessionCaller,
  ifMatch: string | undefined,
  change: AccountChange,
): Promise<Account> {
  const { account, user } = requester;
  return db.transaction().execute(async (trx) => {
    const { row, caller } = await lockAccountForPeople(
      trx,
      { sessions, floorTimes },
      requester,
      "changeAccount",
    );
    assertMayChange(caller, change);
    const before = accountOf(row);
    expectVersion(ifMatch, before);
    const { name, language, timeZone, targets, taxId, address, country, principal } = change;
    if (principal !== undefined && principal !== row.principal) {
      // The principal administrator may have changed since the request was authorized.
      if (row.principal !== user) throw new Problem("forbidden");
      if (!sessions.isFresh(caller)) throw new Problem("proof-needed");
      const newPrincipal = await administratorName(trx, account, principal);
      // The notice goes to the current principal administrator, so it is queued before the change.
      await notices.send(trx, {
        kind: "principal-changed",
        account,
        owner: null,
        by: user,
        what: newPrincipal,
      });
    }
    const supervision =
      change.supervision && supervisionRule(before.supervision, change.supervision, user, now());
    const configuration =
      change.configuration &&
      changedConfiguration(vault, account, row.configuration, change.configuration, now());
    const business = {
      ...row.business,
      ...(taxId !== undefined && { taxId: taxId.trim() }),
      ...(address !== undefined && { address: address.trim() }),
      ...(country !== undefined && { country }),
    };
    const changed = await trx
      .updateTable("accounts")
      .set({
        name: name?.trim(),
        language,
        time_zone: timeZone,
        principal,
        business: JSON.stringify(business),
        ...(targets && { targets: JSON.stringify(targets) }),
        ...(supervision && { supervision: JSON.stringify(supervision) }),
        ...(configuration && { configuration: JSON.stringify(configuration) }),
        updated_at: now(),
        version: before.version + 1,
      })
      .where("id", "=", account)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = accountOf(changed);
    if (before.supervision.enabled && !after.supervision.enabled) await supervisions.endAll(trx, account);
    await appendAudit(
      trx,
      { account, type: "account-edited", subject: `account/${account}`, data: { by: user, before, after } },
      now(),
    );
    return after;
  });
}

/** Members of a change that only the principal administrator can send. */
const PRINCIPAL_ONLY: readonly (keyof AccountChange)[] = [
  "name",
  "taxId",
  "address",
  "country",
  "principal",
  "language",
];

function assertMayChange(caller: SessionCaller, change: AccountChange): void {
  const refused = may(caller, "business.write")
    ? []
    : PRINCIPAL_ONLY.filter((member) => change[member] !== undefined);
  if (refused.length > 0)
    throw new Problem("forbidden", {
      errors: refused.map((member) => ({
        pointer: `/body/${member}`,
        code: "not-yours-to-change",
        message: "can be changed only by the principal administrator",
      })),
    });
}

/**
 * Returns the name of an administrator. Throws a problem if the user is not an enabled administrator with a
 * password.
 */
async function administratorName(trx: Transaction<Tables>, account: string, user: string): Promise<string> {
  const found = await trx
    .selectFrom("users")
    .select(["firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "=", user)
    .where("privilege", "=", "admin")
    .where("level", "=", 1)
    .where("disabled", "=", false)
    .where("password_hash", "is not", null)
    .executeTakeFirst();
  assertNoFaults(found ? null : NOT_AN_ADMINISTRATOR);
  return `${found?.firstname ?? ""} ${found?.lastname ?? ""}`.trim();
}

/**
 * Returns the supervision settings after a change. Supervision can be enabled only after a user accepted its
 * terms.
 */
function supervisionRule(
  before: Account["supervision"],
  { enabled, termsAccepted }: NonNullable<AccountChange["supervision"]>,
  user: string,
  now: number,
): Account["supervision"] {
  const terms = termsAccepted
    ? { termsAcceptedAt: new Date(now).toISOString(), termsAcceptedBy: user }
    : { termsAcceptedAt: before.termsAcceptedAt, termsAcceptedBy: before.termsAcceptedBy };
  if (enabled && terms.termsAcceptedAt === null) {
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: "/body/supervision/termsAccepted",
          code: "not-accepted",
          message: "must be true before live supervision can be enabled",
        },
      ],
    });
  }
  return { enabled, ...terms };
}
