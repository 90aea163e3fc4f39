import { type Kysely, type Selectable, sql } from "kysely";
import type { Mail, MailWithText } from "../../openapi/generated/console.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { type Secrets, renderCopy, renderEmail } from "../mail/render-email.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { readUser } from "../people/user-resource.ts";
import { listResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["mails"]>;

const shapeOf = (row: Row): Required<Mail> => ({
  _id: row.id,
  to: row.recipient,
  kind: row.kind,
  subject: renderCopy(row, row.has_pin).subject,
  state: row.state,
  reason: row.reason,
  tries: row.tries,
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
});

const mails: Resource<Row, Mail> = {
  table: "mails",
  sorts: { to: sql`recipient collate "C"`, state: sql`state collate "C"`, createdAt: sql`created_at` },
  order: ["createdAt", -1],
  filters: { state: { column: "state", kind: "value" }, kind: { column: "kind", kind: "value" } },
  search: "search",
  shape: shapeOf,
  related: {},
};

/** Emails sent to users of an account, and their delivery state. */
export const mailRoutes = (
  db: Kysely<Tables>,
  sessions: Sessions,
  post: EmailQueue,
): Handlers<"listMails" | "readMail"> => ({
  listMails: async ({ caller, query }) => ({ body: await listResource(db, mails, caller.account, query) }),
  readMail: async ({ caller, path }) => {
    const row = await db
      .selectFrom("mails")
      .selectAll()
      .where("account", "=", caller.account)
      .where("id", "=", path.id)
      .executeTakeFirst();
    if (!row) throw new Problem("not-found");
    const readableSecrets = (await canReadSecrets(db, caller, row.recipient)) ? post.secretsOf(row) : null;
    const isShown = sessions.isFresh(caller);
    const secrets = isShown ? readableSecrets : null;
    const { text } = secrets ? renderEmail(row, secrets) : renderCopy(row, row.has_pin);
    return {
      body: {
        ...shapeOf(row),
        text,
        pin: secrets?.pin ?? null,
        link: secrets?.link ?? null,
        hidden: isShown ? [] : namesIn(readableSecrets),
      },
    };
  },
});

/** Returns the names of the secrets in an email. An email with a PIN always has a link. */
function namesIn(secrets: Secrets | null): MailWithText["hidden"] {
  if (!secrets) return [];
  return secrets.pin === null ? ["link"] : ["pin", "link"];
}

/**
 * Returns true if the caller may read the PIN and link of an email to `recipient`: only if the caller can
 * edit the recipient, and so could set the recipient's password anyway.
 */
async function canReadSecrets(
  db: Kysely<Tables>,
  caller: SessionCaller,
  recipient: string,
): Promise<boolean> {
  const owner = await db
    .selectFrom("logins")
    .select("user_id")
    .where("account", "=", caller.account)
    .where("login", "=", recipient.toLowerCase())
    .executeTakeFirst();
  const user = owner && (await readUser(db, caller.account, owner.user_id, [], caller));
  return user?.abilities?.includes("edit") ?? false;
}
