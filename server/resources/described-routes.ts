import type { Kysely, Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import type { Vault } from "../auth/vault.ts";
import type { RESOURCE_ROWS } from "../../openapi/generated/resource-permissions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { etagOf } from "../routes/etag.ts";
import { expectVersion } from "../routes/expect-version.ts";
import { listResource, readResource } from "../routes/list-resource.ts";
import type { ListQuery, Resource } from "../routes/resource.ts";
import { unlessTaken } from "../routes/unless-taken.ts";
import { checkReferences, expectUnheld } from "./check-references.ts";
import { columnsOf, type KeptRecord, resourceOf, type KeptRow } from "./described-resource.ts";
import { type Described, RESOURCES } from "./described.ts";
import { namedBy } from "./named-by.ts";
import { sealMembers } from "./seal-members.ts";
import { sentWhenDue } from "./sent-when-due.ts";

/** What is common to the requests about any of these, checked against the contract of each. */
interface Asked {
  readonly caller: SessionCaller;
  readonly path: { readonly id: string };
  readonly query: ListQuery;
  readonly header: { readonly "If-Match"?: string };
  readonly body: Readonly<Record<string, unknown>>;
}

/** Whatever the contract describes as a resource: read, made, changed and removed by what it says of it. */
export const describedRoutes = (db: Kysely<Tables>, vault: Vault, now: () => number): Handlers<keyof typeof RESOURCE_ROWS> =>
  Object.assign({}, ...RESOURCES.map((described) => routesOf(new DescribedRecords({ db, vault, now }, described)))) as Handlers<keyof typeof RESOURCE_ROWS>; // the rows are generated from the same descriptions

const routesOf = (records: DescribedRecords) => ({
  [records.described.list]: async ({ caller, query }: Asked) => ({ body: await records.list(caller.account, query) }),
  [`read${records.described.one}`]: async ({ caller, path }: Asked) => answered(await records.read(caller.account, path.id)),
  [`create${records.described.one}`]: async ({ caller, body }: Asked) => answered(await records.create(caller, body)),
  [`change${records.described.one}`]: async ({ caller, path, header, body }: Asked) => answered(await records.change(caller, { id: path.id, ifMatch: header["If-Match"], values: body })),
  ...(records.described.removable && {
    [`remove${records.described.one}`]: async ({ caller, path }: Asked) => {
      await records.remove(caller, path.id);
      return { body: undefined };
    },
  }),
});

const answered = (record: KeptRecord) => ({ body: record, headers: etagOf(record) });

/** What the platform itself adds to what was written. */
const ADDED: Readonly<Record<string, (values: Asked["body"], now: number) => Asked["body"]>> = { Notification: sentWhenDue };

interface Keeping {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
}

/** The records of one described resource. */
class DescribedRecords {
  private readonly resource: Resource<KeptRow, KeptRecord>;

  constructor(
    private readonly services: Keeping,
    readonly described: Described,
  ) {
    this.resource = resourceOf(described);
  }

  list(account: string, query: ListQuery) {
    return listResource(this.services.db, this.resource, account, query);
  }

  async read(account: string, id: string): Promise<KeptRecord> {
    const record = await readResource(this.services.db, this.resource, account, id, Object.keys(this.resource.related));
    if (!record) throw new Problem("not-found");
    return record;
  }

  create({ account, user }: SessionCaller, values: Asked["body"]): Promise<KeptRecord> {
    const { described } = this;
    const now = this.services.now();
    return this.writing(async (trx) => {
      const id = newId(now);
      await checkReferences(trx, account, described, values);
      const kept = sealMembers(this.services.vault, described, { account, id }, { ...described.defaults, ...values }, now);
      const row = await trx
        .insertInto("resource_records")
        .values({ account, collection: described.one, id, ...columnsOf(described, this.whole(kept, now)), created_by: user, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
      return this.said(trx, { account, by: user, what: "created" }, { after: this.resource.shape(row) });
    });
  }

  change({ account, user }: SessionCaller, { id, ifMatch, values }: { readonly id: string; readonly ifMatch: string | undefined; readonly values: Asked["body"] }): Promise<KeptRecord> {
    return this.writing(async (trx) => {
      const held = await this.hold(trx, account, id, "change");
      const before = this.resource.shape(held);
      expectVersion(ifMatch, before);
      await checkReferences(trx, account, this.described, values);
      const now = this.services.now();
      const kept = sealMembers(this.services.vault, this.described, { account, id }, values, now);
      const row = await trx
        .updateTable("resource_records")
        .set({ ...columnsOf(this.described, this.whole({ ...held.data, ...kept }, now)), updated_at: now, version: held.version + 1 })
        .where("account", "=", account)
        .where("collection", "=", this.described.one)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return this.said(trx, { account, by: user, what: "edited" }, { before, after: this.resource.shape(row) });
    });
  }

  async remove({ account, user }: SessionCaller, id: string): Promise<void> {
    await this.writing(async (trx) => {
      const before = this.resource.shape(await this.hold(trx, account, id, "remove"));
      await expectUnheld(trx, account, this.described, id);
      await trx.deleteFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).execute();
      return this.said(trx, { account, by: user, what: "removed" }, { before, after: before });
    });
  }

  private whole(values: Asked["body"], now: number): Asked["body"] {
    const named = namedBy(this.described, values);
    return ADDED[this.described.one]?.(named, now) ?? named;
  }

  private writing(write: (trx: Transaction<Tables>) => Promise<KeptRecord>): Promise<KeptRecord> {
    const { unique } = this.described;
    if (unique === null) return this.services.db.transaction().execute(write);
    return unlessTaken(this.services.db, write, () => new Problem("conflict", { errors: [{ pointer: `/body/${unique}`, code: "taken", message: "is used by another one" }] }));
  }

  /** Holds a record while it is changed, or removed: whoever names it meanwhile waits for a removal alone. */
  private async hold(trx: Transaction<Tables>, account: string, id: string, to: "change" | "remove"): Promise<KeptRow> {
    const found = trx.selectFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).selectAll();
    const row = await (to === "remove" ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
    if (!row) throw new Problem("not-found");
    return row;
  }

  /** Says on the audit channel what became of a record, and gives it. */
  private async said(trx: Transaction<Tables>, { account, by, what }: { readonly account: string; readonly by: string; readonly what: "created" | "edited" | "removed" }, { before, after }: { readonly before?: KeptRecord; readonly after: KeptRecord }): Promise<KeptRecord> {
    const { event } = this.described;
    const change = { by, ...(before && { before }), ...(what !== "removed" && { after }) };
    const now = this.services.now();
    await appendAudit(trx, { account, type: `${event}-${what}`, subject: `${event}/${after._id}`, data: change }, now);
    // What is sent as it is written is said as what is sent later.
    if (typeof after["sentAt"] === "string" && typeof before?.["sentAt"] !== "string") await appendAudit(trx, { account, type: `${event}-sent`, subject: `${event}/${after._id}`, data: { by, after } }, now);
    return after;
  }
}
