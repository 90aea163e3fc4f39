import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { NoticeKind } from "./email-texts.ts";
import type { Notice } from "./render-email.ts";
import type { EmailQueue } from "./email-queue.ts";
import { receivers } from "./receivers.ts";

const DAY = 86_400_000;
/**
 * Limit of emails of one kind per recipient within 24 hours: enough to notice an attack, too few to flood a
 * mailbox. The last email mentions the limit.
 */
const DAILY_LIMIT = 5;
/** Time (ms) after which an unsent notice is dropped. */
const LIFETIME = 30 * DAY;

/**
 * Console page that the email links to; null for no link. A link to these pages does not sign the reader in.
 */
const PAGES: Readonly<Record<NoticeKind, string | null>> = {
  "password-changed": "/password/forgot",
  "email-changed": null,
  "two-factor-on": "/password/forgot",
  "two-factor-off": "/password/forgot",
  "codes-closed": "/password/forgot",
  "backup-codes-renewed": "/password/forgot",
  "api-key-created": "/account/api-keys",
  "sso-changed": "/account/sso",
  "principal-changed": "/password/forgot",
};

/** A change to report by email. */
interface ReportedChange {
  readonly kind: NoticeKind;
  readonly account: string;
  /**
   * User who is affected and notified. Null if the account is affected: notifies its principal administrator.
   */
  readonly owner: string | null;
  /**
   * User who made the change; null if it was made with a link or PIN from an email. Also null for
   * `codes-closed`, where an unknown person entered wrong codes.
   */
  readonly by: string | null;
  /** Value for the text of the email, as in `EmailTexts.notices`. */
  readonly what?: string | null;
}

/** Notifies users of changes to their accounts. */
export interface Notices {
  /**
   * Queues an email to the owner's current email address, in the transaction of the change. If the change
   * replaces this address, send first, so that the previous address receives the email. Queues nothing if the
   * owner has no email address or the daily limit is reached.
   */
  readonly send: (trx: Transaction<Tables>, change: ReportedChange) => Promise<void>;
}

/** Returns a service that sends notices by email. `pageAt` returns the URL of a console page. */
export const noticesBy = (
  queue: EmailQueue,
  pageAt: (path: string) => string,
  now: () => number,
): Notices => ({
  send: async (trx, { kind, account, owner, by, what = null }) => {
    const accountUsers = receivers(trx).where("users.account", "=", account);
    const receiver = await (
      owner === null
        ? accountUsers.whereRef("users.id", "=", "accounts.principal")
        : accountUsers.where("users.id", "=", owner)
    )
      .select("accounts.time_zone")
      .executeTakeFirst();
    if (!receiver) return;
    const at = now();
    const before = await countRecent(trx, { account, to: receiver.email, kind }, at);
    if (before >= DAILY_LIMIT) return;
    const page = PAGES[kind];
    const notice: Notice = {
      at,
      zone: receiver.time_zone,
      ...(kind === "codes-closed"
        ? { by: "guesser" as const, name: null }
        : await authorOf(trx, account, by, receiver.id)),
      what,
      link: page === null ? null : pageAt(page),
      last: before + 1 === DAILY_LIMIT ? DAILY_LIMIT : null,
    };
    await queue.take(trx, {
      account,
      to: receiver.email,
      kind,
      language: receiver.language,
      names: { person: receiver.firstname, account: receiver.name, notice },
      secrets: null,
      goodUntil: at + LIFETIME,
    });
  },
});

async function authorOf(
  trx: Transaction<Tables>,
  account: string,
  by: string | null,
  receiver: string,
): Promise<Pick<Notice, "by" | "name">> {
  if (by === null) return { by: "link", name: null };
  if (by === receiver) return { by: "self", name: null };
  const person = await trx
    .selectFrom("users")
    .select(["firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "=", by)
    .executeTakeFirst();
  return { by: "administrator", name: person ? `${person.firstname} ${person.lastname}`.trim() : by };
}

async function countRecent(
  trx: Transaction<Tables>,
  { account, to, kind }: { readonly account: string; readonly to: string; readonly kind: NoticeKind },
  now: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom("mails")
    .where("account", "=", account)
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .where("created_at", ">", now - DAY)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
