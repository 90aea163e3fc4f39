import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { NoticeKind } from "../mail/email-texts.ts";
import type { Notices } from "../mail/notices.ts";
import { backupCodesLeft, type Owner, renewBackupCodes } from "./backup-codes.ts";
import type { SessionCaller } from "./caller.ts";
import { type AuthorizationServices, reauthorize } from "./reauthorize.ts";
import { sealOf } from "./second-factor.ts";
import { judgeCode, newSeed, otpauthUri } from "./totp.ts";
import type { Vault } from "./vault.ts";

/** Lifetime (ms) of an unconfirmed seed. */
const PENDING = 10 * 60_000;

type Said = Extract<NoticeKind, "two-factor-on" | "two-factor-off" | "backup-codes-renewed">;

const AUDITED: Readonly<Record<Said, string>> = {
  "two-factor-on": "two-factor-enabled",
  "two-factor-off": "two-factor-disabled",
  "backup-codes-renewed": "backup-codes-renewed",
};

/**
 * Turns the second factor of a user on and off. Its seed is shown when it is begun, its backup codes when it
 * is on.
 */
export class TwoFactorSetup {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly now: () => number,
    private readonly notices: Notices,
    private readonly sessions: AuthorizationServices,
  ) {}

  /** Since when (ms) it is on; null where it is off. */
  async read({
    account,
    user,
  }: Owner): Promise<{ readonly since: number | null; readonly backupCodesLeft: number }> {
    const row = await this.db
      .selectFrom("two_factor")
      .select("since")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .executeTakeFirst();
    return { since: row?.since ?? null, backupCodesLeft: await backupCodesLeft(this.db, { account, user }) };
  }

  /** A new seed to be confirmed, in place of one that waits; null where the second factor is on already. */
  begin(asked: SessionCaller): Promise<{ readonly secret: string; readonly uri: string } | null> {
    const secret = newSeed();
    const begun = { pending: this.vault.seal(secret, sealOf(asked)), pending_at: this.now() };
    return this.db.transaction().execute(async (trx) => {
      const { account, user } = await reauthorize(trx, this.sessions, asked, "beginTwoFactor");
      const row = await trx
        .insertInto("two_factor")
        .values({ account, user_id: user, ...begun })
        .onConflict((conflict) =>
          conflict.columns(["account", "user_id"]).doUpdateSet(begun).where("two_factor.seed", "is", null),
        )
        .returning("user_id")
        .executeTakeFirst();
      return row ? { secret, uri: otpauthUri(secret, await labelOf(trx, { account, user })) } : null;
    });
  }

  /**
   * Turns it on and gives the backup codes; `wrong`: this is no code of it, `nothing`: none waits to be
   * confirmed.
   */
  confirm(asked: SessionCaller, code: string): Promise<readonly string[] | "wrong" | "nothing"> {
    return this.db.transaction().execute(async (trx) => {
      const now = this.now();
      const caller = await reauthorize(trx, this.sessions, asked, "confirmTwoFactor");
      const row = await hold(trx, caller);
      if (!row || row.pending === null || now - (row.pending_at ?? 0) >= PENDING) return "nothing";
      const verdict = await judgeCode(this.vault.open(row.pending, sealOf(caller)), code, now, null);
      if (verdict.kind !== "right") return "wrong";
      await trx
        .updateTable("two_factor")
        .set({ seed: row.pending, since: now, used_step: verdict.step, pending: null, pending_at: null })
        .where("account", "=", caller.account)
        .where("user_id", "=", caller.user)
        .execute();
      const codes = await renewBackupCodes(trx, caller);
      await this.say(trx, "two-factor-on", caller);
      return codes;
    });
  }

  /** Ten new backup codes; null where the second factor is off. */
  renew(asked: SessionCaller): Promise<readonly string[] | null> {
    return this.db.transaction().execute(async (trx) => {
      const caller = await reauthorize(trx, this.sessions, asked, "renewBackupCodes");
      if (!(await hold(trx, caller))?.seed) return null;
      const codes = await renewBackupCodes(trx, caller);
      await this.say(trx, "backup-codes-renewed", caller);
      return codes;
    });
  }

  /** Turns it off, or gives up setting it up; whether there was either. */
  end(asked: SessionCaller): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const caller = await reauthorize(trx, this.sessions, asked, "endTwoFactor");
      const row = await hold(trx, caller);
      if (!row) return false;
      await trx
        .deleteFrom("two_factor")
        .where("account", "=", caller.account)
        .where("user_id", "=", caller.user)
        .execute();
      if (row.seed !== null) await this.say(trx, "two-factor-off", caller);
      return true;
    });
  }

  /** Records the change in the audit log and notifies the user. */
  private async say(trx: Transaction<Tables>, kind: Said, { account, user }: Owner): Promise<void> {
    await appendAudit(
      trx,
      { account, type: AUDITED[kind], subject: `user/${user}`, data: { by: user } },
      this.now(),
    );
    await this.notices.tell(trx, { kind, account, owner: user, by: user });
  }
}

async function labelOf(trx: Transaction<Tables>, { account, user }: Owner): Promise<string> {
  const { email, username } = await trx
    .selectFrom("users")
    .select(["email", "username"])
    .where("account", "=", account)
    .where("id", "=", user)
    .executeTakeFirstOrThrow();
  return email ?? username ?? user;
}

/** Locks the row of the second factor, after that of the user, in the order of user removals. */
const hold = (trx: Transaction<Tables>, { account, user }: Owner) =>
  trx
    .selectFrom("two_factor")
    .selectAll()
    .where("account", "=", account)
    .where("user_id", "=", user)
    .forUpdate()
    .executeTakeFirst();
