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

type TwoFactorNotice = Extract<NoticeKind, "two-factor-on" | "two-factor-off" | "backup-codes-renewed">;

const AUDITED: Readonly<Record<TwoFactorNotice, string>> = {
  "two-factor-on": "two-factor-enabled",
  "two-factor-off": "two-factor-disabled",
  "backup-codes-renewed": "backup-codes-renewed",
};

/**
 * Turns the second factor of a user on and off. `begin` returns the seed for the authenticator app; `confirm`
 * checks a code from this app, turns the second factor on and returns the backup codes.
 */
export class TwoFactorSetup {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly now: () => number,
    private readonly notices: Notices,
    private readonly sessions: AuthorizationServices,
  ) {}

  /**
   * Returns the time (ms) when the second factor was turned on (null if it is off) and the number of unused
   * backup codes.
   */
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

  /**
   * Starts the setup and returns a new seed, also as an `otpauth:` URI. It replaces an unconfirmed seed.
   * Returns null if the second factor is already on.
   */
  begin(requester: SessionCaller): Promise<{ readonly secret: string; readonly uri: string } | null> {
    const secret = newSeed();
    const begun = { pending: this.vault.seal(secret, sealOf(requester)), pending_at: this.now() };
    return this.db.transaction().execute(async (trx) => {
      const { account, user } = await reauthorize(trx, this.sessions, requester, "beginTwoFactor");
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
   * Completes the setup and returns the backup codes; `wrong` for an invalid code, `nothing` if no setup is
   * pending or if it began 10 minutes ago or earlier.
   */
  confirm(requester: SessionCaller, code: string): Promise<readonly string[] | "wrong" | "nothing"> {
    return this.db.transaction().execute(async (trx) => {
      const now = this.now();
      const caller = await reauthorize(trx, this.sessions, requester, "confirmTwoFactor");
      const row = await lockFactor(trx, caller);
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
      await this.recordAndNotify(trx, "two-factor-on", caller);
      return codes;
    });
  }

  /** Replaces the backup codes and returns the ten new ones; null if the second factor is off. */
  renew(requester: SessionCaller): Promise<readonly string[] | null> {
    return this.db.transaction().execute(async (trx) => {
      const caller = await reauthorize(trx, this.sessions, requester, "renewBackupCodes");
      if (!(await lockFactor(trx, caller))?.seed) return null;
      const codes = await renewBackupCodes(trx, caller);
      await this.recordAndNotify(trx, "backup-codes-renewed", caller);
      return codes;
    });
  }

  /** Turns the second factor off or deletes an unconfirmed seed; returns false if there was neither. */
  end(requester: SessionCaller): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const caller = await reauthorize(trx, this.sessions, requester, "endTwoFactor");
      const row = await lockFactor(trx, caller);
      if (!row) return false;
      await trx
        .deleteFrom("two_factor")
        .where("account", "=", caller.account)
        .where("user_id", "=", caller.user)
        .execute();
      if (row.seed !== null) await this.recordAndNotify(trx, "two-factor-off", caller);
      return true;
    });
  }

  /** Records the change in the audit log and notifies the user. */
  private async recordAndNotify(
    trx: Transaction<Tables>,
    kind: TwoFactorNotice,
    { account, user }: Owner,
  ): Promise<void> {
    await appendAudit(
      trx,
      { account, type: AUDITED[kind], subject: `user/${user}`, data: { by: user } },
      this.now(),
    );
    await this.notices.send(trx, { kind, account, owner: user, by: user });
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

/**
 * Locks and returns the row of the second factor. Call it after `reauthorize`, which locks the user's row.
 * The removal of a user locks both rows in the same order, so that no deadlock occurs.
 */
const lockFactor = (trx: Transaction<Tables>, { account, user }: Owner) =>
  trx
    .selectFrom("two_factor")
    .selectAll()
    .where("account", "=", account)
    .where("user_id", "=", user)
    .forUpdate()
    .executeTakeFirst();
