import { type Kysely, type Selectable, sql } from "kysely";
import type { Mail } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { writeCopy, writeLetter } from "../mail/letter.ts";
import type { PostOffice } from "../mail/post-office.ts";
import { listResource } from "./list-resource.ts";
import type { Resource } from "./resource.ts";

type Row = Selectable<Tables["mails"]>;

const shapeOf = (row: Row): Required<Mail> => ({
  _id: row.id,
  to: row.recipient,
  kind: row.kind,
  subject: writeCopy(row, row.has_pin).subject,
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

/** What was written to the people of an account, and did it arrive? */
export const mailRoutes = (db: Kysely<Tables>, post: PostOffice): Handlers<"listMails" | "readMail"> => ({
  listMails: async ({ caller, query }) => ({ body: await listResource(db, mails, caller.account, query) }),
  readMail: async ({ caller, path }) => {
    const row = await db.selectFrom("mails").selectAll().where("account", "=", caller.account).where("id", "=", path.id).executeTakeFirst();
    if (!row) throw new Problem("not-found");
    const secrets = post.secretsOf(row);
    const { text } = secrets ? writeLetter(row, secrets) : writeCopy(row, row.has_pin);
    return { body: { ...shapeOf(row), text, pin: secrets?.pin ?? null, link: secrets?.link ?? null } };
  },
});
