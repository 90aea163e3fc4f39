import type { Kysely, Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
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
import { columnsOf, type KeptRecord, resourceOf, type KeptRow } from "./described-resource.ts";
import { type Described, RESOURCES } from "./described.ts";

/** What is common to the requests about any of these, checked against the contract of each. */
interface Asked {
  readonly caller: SessionCaller;
  readonly path: { readonly id: string };
  readonly query: ListQuery;
  readonly header: { readonly "If-Match"?: string };
  readonly body: Readonly<Record<string, unknown>>;
}

/** Whatever the contract describes as a resource: read, made, changed and removed by what it says of it. */
export const describedRoutes = (db: Kysely<Tables>, now: () => number): Handlers<keyof typeof RESOURCE_ROWS> =>
  Object.assign({}, ...RESOURCES.map((described) => routesOf(new DescribedRecords(db, described, now)))) as Handlers<keyof typeof RESOURCE_ROWS>; // the rows are generated from the same descriptions

const routesOf = (records: DescribedRecords) => ({
  [records.described.list]: async ({ caller, query }: Asked) => ({ body: await records.list(caller.account, query) }),
  [`read${records.described.one}`]: async ({ caller, path }: Asked) => answered(await records.read(caller.account, path.id)),
  [`create${records.described.one}`]: async ({ caller, body }: Asked) => answered(await records.create(caller, body)),
  [`change${records.described.one}`]: async ({ caller, path, header, body }: Asked) => answered(await records.change(caller, { id: path.id, ifMatch: header["If-Match"], values: body })),
  [`remove${records.described.one}`]: async ({ caller, path }: Asked) => {
    await records.remove(caller, path.id);
    return { body: undefined };
  },
});

const answered = (record: KeptRecord) => ({ body: record, headers: etagOf(record) });

/** The records of one described resource. */
class DescribedRecords {
  private readonly resource: Resource<KeptRow, KeptRecord>;

  constructor(
    private readonly db: Kysely<Tables>,
    readonly described: Described,
    private readonly now: () => number,
  ) {
    this.resource = resourceOf(described);
  }

  list(account: string, query: ListQuery) {
    return listResource(this.db, this.resource, account, query);
  }

  async read(account: string, id: string): Promise<KeptRecord> {
    const record = await readResource(this.db, this.resource, account, id, ["createdBy"]);
    if (!record) throw new Problem("not-found");
    return record;
  }

  create({ account, user }: SessionCaller, values: Asked["body"]): Promise<KeptRecord> {
    const { described } = this;
    const now = this.now();
    return this.writing(async (trx) => {
      const row = await trx
        .insertInto("resource_records")
        .values({ account, collection: described.one, id: newId(now), ...columnsOf(described, { ...described.defaults, ...values }), created_by: user, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
      return this.said(trx, { account, by: user, what: "created" }, { after: this.resource.shape(row) });
    });
  }

  change({ account, user }: SessionCaller, { id, ifMatch, values }: { readonly id: string; readonly ifMatch: string | undefined; readonly values: Asked["body"] }): Promise<KeptRecord> {
    return this.writing(async (trx) => {
      const held = await this.hold(trx, account, id);
      const before = this.resource.shape(held);
      expectVersion(ifMatch, before);
      const row = await trx
        .updateTable("resource_records")
        .set({ ...columnsOf(this.described, { ...held.data, ...values }), updated_at: this.now(), version: held.version + 1 })
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
      const before = this.resource.shape(await this.hold(trx, account, id));
      await trx.deleteFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).execute();
      return this.said(trx, { account, by: user, what: "removed" }, { before, after: before });
    });
  }

  private writing(write: (trx: Transaction<Tables>) => Promise<KeptRecord>): Promise<KeptRecord> {
    return unlessTaken(this.db, write, () => new Problem("conflict", { errors: [{ pointer: `/body/${this.described.unique}`, code: "taken", message: "is used by another one" }] }));
  }

  private async hold(trx: Transaction<Tables>, account: string, id: string): Promise<KeptRow> {
    const row = await trx.selectFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
    if (!row) throw new Problem("not-found");
    return row;
  }

  /** Says on the audit channel what became of a record, and gives it. */
  private async said(trx: Transaction<Tables>, { account, by, what }: { readonly account: string; readonly by: string; readonly what: "created" | "edited" | "removed" }, { before, after }: { readonly before?: KeptRecord; readonly after: KeptRecord }): Promise<KeptRecord> {
    const { event } = this.described;
    const change = { by, ...(before && { before }), ...(what !== "removed" && { after }) };
    await appendAudit(trx, { account, type: `${event}-${what}`, subject: `${event}/${after._id}`, data: change }, this.now());
    return after;
  }
}
