import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { NoticeKind } from "./email-texts.ts";
import type { Notice } from "./render-email.ts";
import type { EmailQueue } from "./email-queue.ts";
import { receivers } from "./receivers.ts";

const DAY = 86_400_000;
/**
 * Limit of emails of a kind per recipient within 24 hours: enough to notice an attack, too few to flood a
 * mailbox. The last one mentions the limit.
 */
const A_DAY = 5;
/** Time (ms) after which an unsent notice is dropped. */
const GOOD = 30 * DAY;

/** Page for the next step; null if there is none. None of these pages grants access. */
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

/** A change to report, and the affected person. */
interface Deed {
  readonly kind: NoticeKind;
  readonly account: string;
  /** Affected user; null for the account, whose principal administrator is notified. */
  readonly owner: string | null;
  /**
   * User who made the change; null if it was made with a link or PIN from an email, or, for `codes-closed`,
   * by a person who entered wrong codes.
   */
  readonly by: string | null;
  readonly what?: string | null;
}

/** Notifies users of changes to their accounts. */
export interface Notices {
  /**
   * Queues an email to the owner within the transaction of the change, to the address they have at that
   * moment: before a change of address that is the old one. It is sent in the next round. Owners without an
   * address get none.
   */
  readonly tell: (trx: Transaction<Tables>, deed: Deed) => Promise<void>;
}

/** Sends notices by email; `pageAt` returns the URL of a console page for the recipient. */
export const noticesBy = (
  post: EmailQueue,
  pageAt: (path: string) => string,
  now: () => number,
): Notices => ({
  tell: async (trx, { kind, account, owner, by, what = null }) => {
    const isOwner = receivers(trx).where("users.account", "=", account);
    const receiver = await (
      owner === null
        ? isOwner.whereRef("users.id", "=", "accounts.principal")
        : isOwner.where("users.id", "=", owner)
    )
      .select("accounts.time_zone")
      .executeTakeFirst();
    if (!receiver) return;
    const at = now();
    const before = await writtenLately(trx, { account, to: receiver.email, kind }, at);
    if (before >= A_DAY) return;
    const page = PAGES[kind];
    const notice: Notice = {
      at,
      zone: receiver.time_zone,
      ...(kind === "codes-closed"
        ? { by: "guesser" as const, name: null }
        : await doer(trx, account, by, receiver.id)),
      what,
      link: page === null ? null : pageAt(page),
      last: before + 1 === A_DAY ? A_DAY : null,
    };
    await post.take(trx, {
      account,
      to: receiver.email,
      kind,
      language: receiver.language,
      names: { person: receiver.firstname, account: receiver.name, notice },
      secrets: null,
      goodUntil: at + GOOD,
    });
  },
});

async function doer(
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

async function writtenLately(
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
