import { randomInt } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { MailWithText } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { PostOffice } from "../mail/post-office.ts";
import { receivers } from "../mail/receivers.ts";
import { hashPassword } from "./passwords.ts";
import { REQUEST_LASTS } from "./reset-requests.ts";
import { atRest, newSecret } from "./secrets.ts";
import type { KeptName } from "./typed-name.ts";
import type { Vault } from "./vault.ts";

const DAY = 86_400_000;
/** How long (ms) an invitation to set a first password is good. */
const ACTIVATION_LASTS = 3 * DAY;
/**
 * So many letters that invite are written to one e-mail within 24 hours, and then no more by whoever makes
 * and changes people.
 */
const INVITATIONS_A_DAY = 5;

export interface ResetLetterServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly keptName: KeptName;
  readonly post: PostOffice;
  readonly now: () => number;
  /**
   * A page of this console as the receiver of a mail reaches it. Nothing that a request says goes into it.
   */
  readonly pageAt: (path: string) => string;
  /** Called once there is a letter to be sent. */
  readonly triggerMail: () => void;
}

/** Writes to those who asked for a new password or a first one, and to those who are invited. */
export class ResetLetters {
  constructor(private readonly services: ResetLetterServices) {}

  /**
   * Invites a user without a password to set one, within the transaction that makes the user or asks again:
   * the link is good for three days, and earlier invitations are not any more. The user has to have an e-mail
   * and must be readable in that transaction. Returns what has to be called once it holds: it sends the mail.
   * Throws where there were too many.
   */
  async sendActivation(
    trx: Transaction<Tables>,
    user: { readonly account: string; readonly id: string },
  ): Promise<() => void> {
    const { keptName, post, now, triggerMail } = this.services;
    const person = await peopleOf(trx)
      .where("users.account", "=", user.account)
      .where("users.id", "=", user.id)
      .executeTakeFirstOrThrow();
    const at = now();
    if ((await invitedLately(trx, person, at)) >= INVITATIONS_A_DAY)
      throw new Problem("unprocessable", {
        errors: [
          {
            pointer: "/body/email",
            code: "invited-too-often",
            message: "got five invitations within 24 hours",
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
        link_hash: atRest(token),
        link_expires_at: at + ACTIVATION_LASTS,
        asked_at: at,
      })
      .execute();
    await post.take(trx, {
      ...matterOf(person, "activation"),
      secrets: { pin: null, link: this.linkOf("activation", token) },
      goodUntil: at + ACTIVATION_LASTS,
    });
    return triggerMail;
  }

  /** Looks into every request that nobody has looked into. */
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

  /** The same work for an e-mail that nobody has, but for the letter. */
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
      const person = await whoHas(trx, opened(vault, row.email_sealed, id));
      if (!person || row.ended_at !== null || row.asked_at + REQUEST_LASTS <= now()) return;
      await this.writeTo(
        trx,
        { ...person, language: person.lang ?? row.language ?? person.language },
        { id, asked: row.kind, at: row.asked_at, pin, pinHash, token },
      );
    });
  }

  /**
   * Who has a password gets a PIN and a link to a new one, who has none an invitation to a first one. Who
   * asks for the other is not told so on the screen, where anybody could read it, but here.
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
        ...matterOf(person, "activated"),
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
        link_hash: atRest(token),
        link_expires_at: goodUntil,
      })
      .where("id", "=", id)
      .execute();
    await post.take(trx, {
      ...matterOf(person, kind),
      secrets: { pin: hasPin ? pin : null, link: this.linkOf(kind, token) },
      goodUntil,
    });
  }

  /** What stands behind # is sent to no server: neither logs nor referrers get to see it. */
  private linkOf(kind: "reset" | "activation", token: string): string {
    return `${this.services.pageAt(kind === "reset" ? "/password/forgot" : "/accounts/activation")}#${token}`;
  }
}

type Person = Awaited<ReturnType<ReturnType<typeof peopleOf>["executeTakeFirstOrThrow"]>>;

/** Those who can be written to. */
const peopleOf = (db: Queries) =>
  receivers(db)
    .where("users.disabled", "=", false)
    .select(["users.lang", sql<boolean>`users.password_hash is not null`.as("isActive")]);

/** Nothing where the key is gone that it was sealed with: one request must not keep the others waiting. */
function opened(vault: Vault, sealed: string, id: string): string {
  try {
    return vault.open(sealed, `reset/${id}`);
  } catch {
    return "";
  }
}

/**
 * Who has this e-mail, and keeps it until their letter is written: an e-mail that is being changed ends the
 * links that went to it, and would miss this one. A user name, which signs in too, is none: requests are
 * counted by what was typed.
 */
async function whoHas(trx: Transaction<Tables>, typed: string): Promise<Person | undefined> {
  const person = await peopleOf(trx)
    .innerJoin("logins", (join) =>
      join.onRef("logins.account", "=", "users.account").onRef("logins.user_id", "=", "users.id"),
    )
    .where("logins.login", "=", typed)
    .forShare("users")
    .executeTakeFirst();
  return person?.email.toLowerCase() === typed ? person : undefined;
}

/** How many invitations of this account went to an e-mail within 24 hours, whoever had it then. */
async function invitedLately(
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

const matterOf = ({ account, email, firstname, name, language }: Person, kind: MailWithText["kind"]) => ({
  account,
  to: email,
  kind,
  language,
  names: { person: firstname, account: name },
});
