import { type Kysely, sql, type Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import type { RESOURCE_ROWS } from "../../openapi/generated/resource-permissions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Queries } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { etagOf } from "../routes/etag.ts";
import { expectVersion } from "../routes/expect-version.ts";
import { listResource, readResource } from "../routes/list-resource.ts";
import type { ListQuery, Resource } from "../routes/resource.ts";
import { columnsOf, type KeptRecord, resourceOf } from "./described-resource.ts";
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

/** Whether the database refused because of what may stand once, or because two wait for what the other has. */
const isTaken = (error: unknown): boolean => typeof error === "object" && error !== null && "code" in error && (error.code === "23505" || error.code === "40P01");

const answered = (record: KeptRecord) => ({ body: record, headers: etagOf(record) });

/** The records of one described resource. */
class DescribedRecords {
  private readonly resource: Resource<never, KeptRecord>;

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

  read(account: string, id: string): Promise<KeptRecord> {
    return this.mustRead(this.db, account, id, ["createdBy"]);
  }

  create({ account, user }: SessionCaller, values: Asked["body"]): Promise<KeptRecord> {
    const { described } = this;
    const now = this.now();
    const id = newId(now);
    return this.db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto("resource_records")
        .values({ account, collection: described.one, id, ...columnsOf(described, { ...described.defaults, ...values }), created_by: user, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.columns(["account", "collection", "taken"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made) throw this.taken();
      const after = await this.mustRead(trx, account, id);
      await this.audit(trx, { account, by: user, id, what: "created", now }, { after });
      return after;
    });
  }

  change({ account, user }: SessionCaller, { id, ifMatch, values }: { readonly id: string; readonly ifMatch: string | undefined; readonly values: Asked["body"] }): Promise<KeptRecord> {
    const now = this.now();
    return this.db.transaction().execute(async (trx) => {
      const row = await this.hold(trx, account, id);
      const before = await this.mustRead(trx, account, id);
      expectVersion(ifMatch, before);
      const columns = columnsOf(this.described, { ...row.data, ...values });
      if (columns.taken !== row.taken && (await this.of(trx, account).where("taken", "=", columns.taken).select("id").executeTakeFirst())) throw this.taken();
      const changing = trx.updateTable("resource_records").set({ ...columns, updated_at: now, version: sql`version + 1` }).where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).execute();
      await changing.catch((error: unknown) => {
        // Somebody else took it since it was looked for.
        throw isTaken(error) ? this.taken() : error;
      });
      const after = await this.mustRead(trx, account, id);
      await this.audit(trx, { account, by: user, id, what: "edited", now }, { before, after });
      return after;
    });
  }

  remove({ account, user }: SessionCaller, id: string): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      await this.hold(trx, account, id);
      const before = await this.mustRead(trx, account, id);
      await trx.deleteFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one).where("id", "=", id).execute();
      await this.audit(trx, { account, by: user, id, what: "removed", now: this.now() }, { before });
    });
  }

  private of(db: Queries, account: string) {
    return db.selectFrom("resource_records").where("account", "=", account).where("collection", "=", this.described.one);
  }

  private async hold(trx: Transaction<Tables>, account: string, id: string) {
    const row = await this.of(trx, account).where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
    if (!row) throw new Problem("not-found");
    return row;
  }

  private async mustRead(db: Queries, account: string, id: string, populated: readonly string[] = []): Promise<KeptRecord> {
    const record = await readResource(db, this.resource, account, id, populated);
    if (!record) throw new Problem("not-found");
    return record;
  }

  private taken(): Problem {
    return new Problem("conflict", { errors: [{ pointer: `/body/${this.described.unique}`, code: "taken", message: "is used by another one" }] });
  }

  private audit(trx: Transaction<Tables>, { account, by, id, what, now }: { readonly account: string; readonly by: string; readonly id: string; readonly what: "created" | "edited" | "removed"; readonly now: number }, change: { before?: KeptRecord; after?: KeptRecord }): Promise<void> {
    const { event } = this.described;
    return appendAudit(trx, { account, type: `${event}-${what}`, subject: `${event}/${id}`, data: { by, ...change } }, now);
  }
}
