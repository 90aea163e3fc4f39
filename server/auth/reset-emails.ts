import { randomInt } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { MailWithText } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { receivers } from "../mail/receivers.ts";
import { hashPassword } from "./passwords.ts";
import { REQUEST_LASTS } from "./reset-requests.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { KeptName } from "./typed-name.ts";
import type { Vault } from "./vault.ts";

const DAY = 86_400_000;
/** Lifetime (ms) of an invitation. */
const ACTIVATION_LASTS = 3 * DAY;
/** Maximum number of invitations by an account to an email address within 24 hours. */
const INVITATIONS_A_DAY = 5;

export interface ResetEmailServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly keptName: KeptName;
  readonly post: EmailQueue;
  readonly now: () => number;
  /** Returns the URL of a console page for email recipients, independent of request headers. */
  readonly pageAt: (path: string) => string;
  /** Called when an email is ready to be sent. */
  readonly triggerMail: () => void;
}

/** Writes the emails for password resets and activations, and queues them for sending. */
export class ResetEmails {
  constructor(private readonly services: ResetEmailServices) {}

  /**
   * Invites a user without a password, within the transaction that creates the user or repeats the
   * invitation. The link is valid for three days and replaces the links of earlier invitations. The user must
   * be enabled and have an email address. Call the returned function after the commit; it triggers sending.
   * Throws a problem if the email address has received too many invitations.
   */
  async sendActivation(
    trx: Transaction<Tables>,
    user: { readonly account: string; readonly id: string },
  ): Promise<() => void> {
    const { keptName, post, now, triggerMail } = this.services;
    const person = await usersWithEmail(trx)
      .where("users.account", "=", user.account)
      .where("users.id", "=", user.id)
      .executeTakeFirstOrThrow();
    const at = now();
    if ((await countInvitations(trx, person, at)) >= INVITATIONS_A_DAY)
      throw new Problem("unprocessable", {
        errors: [
          {
            pointer: "/body/email",
            code: "invited-too-often",
            message: "has received five invitations within 24 hours",
          },
        ],
      });
    const token = newSecret();
    await trx
      .updateTable("password_resets")
      .set({ ended_at: at })
      .where("account", "=", person.account)
      .where("user_id", "=", person.id)
      .where("request_hash", "is", null)
      .where("ended_at", "is", null)
      .execute();
    await trx
      .insertInto("password_resets")
      .values({
        id: newId(at),
        login: keptName(person.email),
        kind: "activation",
        account: person.account,
        user_id: person.id,
        link_hash: hashSecret(token),
        link_expires_at: at + ACTIVATION_LASTS,
        asked_at: at,
      })
      .execute();
    await post.take(trx, {
      ...emailFields(person, "activation"),
      secrets: { pin: null, link: this.linkOf("activation", token) },
      goodUntil: at + ACTIVATION_LASTS,
    });
    return triggerMail;
  }

  /** Processes all new requests for a password reset or an activation. */
  async write(): Promise<void> {
    for (let id = await this.waiting(); id !== undefined; id = await this.waiting()) await this.answer(id);
  }

  private async waiting(): Promise<string | undefined> {
    const row = await this.services.db
      .selectFrom("password_resets")
      .select("id")
      .where("email_sealed", "is not", null)
      .orderBy("asked_at")
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  /** Processes a request. For an unknown email address, does the same work, but writes no email. */
  private async answer(id: string): Promise<void> {
    const { db, vault, now } = this.services;
    const [pin, token] = [String(randomInt(10 ** 8)).padStart(8, "0"), newSecret()];
    const pinHash = await hashPassword(pin);
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("password_resets")
        .selectAll()
        .where("id", "=", id)
        .where("email_sealed", "is not", null)
        .forUpdate()
        .executeTakeFirst();
      if (!row || row.email_sealed === null) return;
      await trx.updateTable("password_resets").set({ email_sealed: null }).where("id", "=", id).execute();
      const person = await lockUserByEmail(trx, decryptEmail(vault, row.email_sealed, id));
      if (!person || row.ended_at !== null || row.asked_at + REQUEST_LASTS <= now()) return;
      await this.writeTo(
        trx,
        { ...person, language: person.lang ?? row.language ?? person.language },
        { id, asked: row.kind, at: row.asked_at, pin, pinHash, token },
      );
    });
  }

  /**
   * Queues the email with the requested link and a PIN. A user without a password who requested a reset gets
   * an activation link without a PIN. A user with a password who requested an activation gets a link to the
   * login page. Only the email explains the difference: the public page must not reveal whether a user has a
   * password.
   */
  private async writeTo(
    trx: Transaction<Tables>,
    person: Person,
    {
      id,
      asked,
      at,
      pin,
      pinHash,
      token,
    }: { id: string; asked: "reset" | "activation"; at: number; pin: string; pinHash: string; token: string },
  ): Promise<void> {
    const { post, pageAt } = this.services;
    const kind = person.isActive ? "reset" : "activation";
    const goodUntil = at + (kind === "reset" ? REQUEST_LASTS : ACTIVATION_LASTS);
    if (person.isActive && asked === "activation") {
      await post.take(trx, {
        ...emailFields(person, "activated"),
        secrets: { pin: null, link: pageAt("/login") },
        goodUntil: at + DAY,
      });
      return;
    }
    const hasPin = kind === asked;
    await trx
      .updateTable("password_resets")
      .set({
        kind,
        account: person.account,
        user_id: person.id,
        pin_hash: hasPin ? pinHash : null,
        link_hash: hashSecret(token),
        link_expires_at: goodUntil,
      })
      .where("id", "=", id)
      .execute();
    await post.take(trx, {
      ...emailFields(person, kind),
      secrets: { pin: hasPin ? pin : null, link: this.linkOf(kind, token) },
      goodUntil,
    });
  }

  /**
   * Returns the link with the token in its fragment (after #). Browsers do not send the fragment to servers,
   * so logs and referrers do not contain the token.
   */
  private linkOf(kind: "reset" | "activation", token: string): string {
    return `${this.services.pageAt(kind === "reset" ? "/password/forgot" : "/accounts/activation")}#${token}`;
  }
}

type Person = Awaited<ReturnType<ReturnType<typeof usersWithEmail>["executeTakeFirstOrThrow"]>>;

/** Selects enabled users with an email address. */
const usersWithEmail = (db: Queries) =>
  receivers(db)
    .where("users.disabled", "=", false)
    .select(["users.lang", sql<boolean>`users.password_hash is not null`.as("isActive")]);

/**
 * Decrypts an email address. Returns an empty text if this fails, for example because the key is missing, so
 * that a request that cannot be decrypted does not block other requests.
 */
function decryptEmail(vault: Vault, sealed: string, id: string): string {
  try {
    return vault.open(sealed, `reset/${id}`);
  } catch {
    return "";
  }
}

/**
 * Returns the user of an email address and locks the user's row until the end of the transaction. Without the
 * lock, a concurrent change of the email address would not end the new link. Usernames are not accepted,
 * because requests are counted by the typed text: with email address and username, a user would get twice
 * the limit.
 */
async function lockUserByEmail(trx: Transaction<Tables>, typed: string): Promise<Person | undefined> {
  const person = await usersWithEmail(trx)
    .innerJoin("logins", (join) =>
      join.onRef("logins.account", "=", "users.account").onRef("logins.user_id", "=", "users.id"),
    )
    .where("logins.login", "=", typed)
    .forShare("users")
    .executeTakeFirst();
  return person?.email.toLowerCase() === typed ? person : undefined;
}

/** Returns the number of invitations by the account to an email address in the last 24 hours. */
async function countInvitations(
  trx: Transaction<Tables>,
  { account, email }: Person,
  now: number,
): Promise<number> {
  const invitations = trx
    .selectFrom("mails")
    .where("account", "=", account)
    .where("kind", "=", "activation")
    .where("created_at", ">", now - DAY);
  const { count } = await invitations
    .where(({ fn }) => fn<string>("lower", ["recipient"]), "=", email.toLowerCase())
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const emailFields = ({ account, email, firstname, name, language }: Person, kind: MailWithText["kind"]) => ({
  account,
  to: email,
  kind,
  language,
  names: { person: firstname, account: name },
});
