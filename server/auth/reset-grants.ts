import { type Kysely, sql, type Transaction } from "kysely";
import type { ResetLink } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { maskedEmail } from "../mail/format-email.ts";
import type { Notices } from "../mail/notices.ts";
import { forgetAttempts } from "./attempts.ts";
import { endPendingAccess } from "./end-pending-access.ts";
import { forgetBrowsers, rememberBrowser } from "./known-browsers.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import { REQUEST_LASTS, TRIES } from "./reset-requests.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";
import { Turnstile } from "./turnstile.ts";
import { hasFourClasses, isWeakPassword } from "./weak-password.ts";
import { WrongGuess } from "./wrong-guess.ts";

/** Lifetime (ms) of a grant: the time in which the user must choose a password. */
const GRANT_LASTS = 600_000;

type Kind = ResetLink["kind"];

/**
 * Exchanges the PIN or link of an email for a grant, and the grant for a new password. A grant is a secret
 * (256 bits, stored as a hash) that can be used once. Each database update also checks that the reset has not
 * ended, so that concurrent requests are safe.
 */
export class ResetGrants {
  /**
   * Sets passwords of one user one at a time. The password is hashed before the grant is used up, so without
   * this queue, concurrent requests with one grant would all hash a password, which is slow.
   */
  private readonly lines = new OneAtATime();

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly record: Pick<SignInRecord, "refused">,
    private readonly now: () => number,
    private readonly notices: Notices,
    private readonly hashNewPassword = hashPassword,
  ) {}

  /**
   * Returns a grant for the PIN of a request. Attempts are counted before the PIN is checked, so that even
   * concurrent requests have at most five attempts.
   */
  async showPin(request: string, pin: string, address: string): Promise<string> {
    const now = this.now();
    const row = await this.db
      .updateTable("password_resets")
      .set({ tries: sql`tries + 1` })
      .where("request_hash", "=", hashSecret(request))
      .where("tries", "<", TRIES)
      .where("ended_at", "is", null)
      .where("asked_at", ">", now - REQUEST_LASTS)
      .where((where) => where.or([where("pin_hash", "is not", null), where("grant_hash", "is", null)]))
      .returning(["id", "pin_hash", "account", "user_id", "tries", "asked_at"])
      .executeTakeFirst();
    if (!row) throw new Problem("link-expired");
    if (!(await passwordFits(row.pin_hash, pin))) {
      const wrong = new WrongGuess(
        "pin-wrong",
        row.tries < TRIES ? null : { closed: "pin", until: row.asked_at + REQUEST_LASTS },
      );
      if (row.account !== null && row.user_id !== null)
        this.record.refused({ account: row.account, user: row.user_id }, wrong, address);
      throw wrong;
    }
    const grant = newSecret();
    const taken = await this.db
      .updateTable("password_resets")
      .set({ pin_hash: null, ...this.granted(grant) })
      .where("id", "=", row.id)
      .where("pin_hash", "=", row.pin_hash)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) throw new Problem("link-expired");
    return grant;
  }

  /** Returns the kind of a link and a new grant, which replaces earlier grants of the same reset. */
  async openLink(token: string): Promise<ResetLink> {
    const row = await this.db
      .selectFrom("password_resets")
      .innerJoin("users", (join) =>
        join
          .onRef("users.account", "=", "password_resets.account")
          .onRef("users.id", "=", "password_resets.user_id"),
      )
      .where("link_hash", "=", hashSecret(token))
      .select([
        "password_resets.id",
        "kind",
        "ended_at",
        "link_expires_at",
        "users.email",
        "users.password_hash",
        "users.disabled",
      ])
      .executeTakeFirst();
    if (!row) throw new Problem("link-unknown");
    if (row.kind === "activation" && row.password_hash !== null) throw new Problem("already-activated");
    const grant = newSecret();
    const isGood = row.ended_at === null && !row.disabled && (row.link_expires_at ?? 0) > this.now();
    const taken = isGood
      ? await this.db
          .updateTable("password_resets")
          .set(this.granted(grant))
          .where("id", "=", row.id)
          .where("ended_at", "is", null)
          .executeTakeFirst()
      : null;
    if (!taken || taken.numUpdatedRows === 0n) throw new Problem("link-expired");
    return { kind: row.kind, grant, email: maskedEmail(row.email ?? "") };
  }

  /**
   * Sets a password, uses up the grant and ends all sessions of the user. Does not sign the user in. The
   * browser becomes known (`browser`: hash of its secret), so that wrong passwords in other browsers do not
   * prevent a sign-in in this one.
   */
  async setPassword(kind: Kind, grant: string, password: string, browser: string): Promise<void> {
    // Requests wait per user, not per grant, because opening a link again returns another grant for the same
    // user.
    const { account, id } = await this.holderOf(kind, grant);
    await this.lines.pass(`${account}/${id}`, () => this.choose(kind, grant, password, browser));
  }

  private async choose(kind: Kind, grant: string, password: string, browser: string): Promise<void> {
    const person = await this.holderOf(kind, grant);
    if (kind === "activation" && person.password_hash !== null) throw new Problem("already-activated");
    assertGoodPassword(password, [person.email, person.username, person.firstname, person.lastname]);
    const passwordHash = await this.hashNewPassword(password);
    const notifyEnded = await this.db.transaction().execute(async (trx) => {
      // Locks the user first, like every change of a user, to avoid deadlocks.
      const held = await trx
        .selectFrom("users")
        .select("id")
        .where("account", "=", person.account)
        .where("id", "=", person.id)
        .where("disabled", "=", false)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!held) throw new Problem("link-expired");
      await this.useGrant(trx, kind, grant);
      const set = await trx
        .updateTable("users")
        .set({ password_hash: passwordHash, updated_at: this.now(), version: sql`version + 1` })
        .where("account", "=", person.account)
        .where("id", "=", person.id)
        .$if(kind === "activation", (query) => query.where("password_hash", "is", null))
        .executeTakeFirst();
      if (set.numUpdatedRows === 0n) throw new Problem("already-activated");
      if (kind === "reset")
        await this.notices.send(trx, {
          kind: "password-changed",
          account: person.account,
          owner: person.id,
          by: null,
        });
      const ended = await this.endEverything(trx, kind, person);
      await rememberBrowser(trx, browser, { account: person.account, user: person.id }, this.now());
      return ended;
    });
    notifyEnded();
  }

  private async holderOf(kind: Kind, grant: string) {
    const holder = await this.db
      .selectFrom("password_resets")
      .innerJoin("users", (join) =>
        join
          .onRef("users.account", "=", "password_resets.account")
          .onRef("users.id", "=", "password_resets.user_id"),
      )
      .where("grant_hash", "=", hashSecret(grant))
      .where("kind", "=", kind)
      .where("grant_expires_at", ">", this.now())
      .where("ended_at", "is", null)
      .where("users.disabled", "=", false)
      .select([
        "users.account",
        "users.id",
        "users.email",
        "users.username",
        "users.firstname",
        "users.lastname",
        "users.password_hash",
      ])
      .executeTakeFirst();
    if (!holder) throw new Problem("link-expired");
    return holder;
  }

  private async useGrant(trx: Transaction<Tables>, kind: Kind, grant: string): Promise<void> {
    const now = this.now();
    const spent = await trx
      .updateTable("password_resets")
      .set({ ended_at: now })
      .where("grant_hash", "=", hashSecret(grant))
      .where("kind", "=", kind)
      .where("grant_expires_at", ">", now)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (spent.numUpdatedRows === 0n) throw new Problem("link-expired");
  }

  /**
   * Ends everything that depends on the old password: pending resets and sign-ins, counted attempts, known
   * browsers and sessions. Also records the change in the audit log. Call the returned function after the
   * commit; it closes the sockets of the ended sessions.
   */
  private async endEverything(
    trx: Transaction<Tables>,
    kind: Kind,
    { account, id: user }: { readonly account: string; readonly id: string },
  ): Promise<() => void> {
    const now = this.now();
    await endPendingAccess(trx, { account, user }, now);
    await forgetAttempts(trx, { account, user });
    await forgetBrowsers(trx, { account, user });
    const notifyEnded = await this.sessions.endAll(trx, { account, user, by: user }, "password");
    await appendAudit(
      trx,
      {
        account,
        type: "user-edited",
        subject: `user/${user}`,
        data: {
          by: user,
          after: { password: kind === "reset" ? "reset by e-mail" : "set for the first time" },
        },
      },
      now,
    );
    return notifyEnded;
  }

  private readonly granted = (grant: string) => ({
    grant_hash: hashSecret(grant),
    grant_expires_at: this.now() + GRANT_LASTS,
  });
}

/** Runs tasks with the same key (here: user) one at a time. Tasks with different keys run concurrently. */
class OneAtATime {
  private readonly lines = new Map<string, { readonly turnstile: Turnstile; inside: number }>();

  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { turnstile: new Turnstile(1), inside: 0 };
    this.lines.set(key, line);
    line.inside++;
    try {
      return await line.turnstile.pass(work);
    } finally {
      if (--line.inside === 0) this.lines.delete(key);
    }
  }
}

/**
 * Throws a problem if a new password has fewer than eight characters, lacks one of four character classes, or
 * is easy to guess. `about`: email, username and names of the user.
 */
function assertGoodPassword(typed: string, about: readonly (string | null)[]): void {
  // Normalizes the password as for hashing, so that a combining accent is not a special character.
  const password = typed.normalize("NFC");
  if (!hasFourClasses(password))
    throw new Problem("password-policy", {
      errors: [
        {
          pointer: "/body/password",
          code: "policy",
          message:
            "must have at least 8 characters: a capital, a small letter, a digit and a special character",
        },
      ],
    });
  if (isWeakPassword(password, about))
    throw new Problem("weak-password", {
      errors: [{ pointer: "/body/password", code: "weak", message: "is too easy to guess" }],
    });
}
