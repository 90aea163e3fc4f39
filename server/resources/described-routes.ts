import { type Kysely, sql, type Transaction } from "kysely";
import { defaultsBeside } from "../../openapi/formats/when-holds.ts";
import type { Holders } from "../../openapi/generated/console.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { Vault } from "../auth/vault.ts";
import type { RESOURCE_ROWS } from "../../openapi/generated/resource-permissions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { ListQuery, Resource } from "../kit/resource.ts";
import { onUniqueViolation } from "../kit/unique.ts";
import { checkReferences } from "./check-references.ts";
import { newlyEnabledDefaults, settleConditional } from "./conditional-members.ts";
import { columnsOf, type KeptRecord, resourceOf, type KeptRow } from "./described-resource.ts";
import { type Described, RESOURCES } from "./described.ts";
import { assertUnreferenced, readReferrers } from "./referrers.ts";
import { lockBranches, removeFromBranches } from "./remove-from-branches.ts";
import { putLinked, unlinked } from "./linked-members.ts";
import { namedBy } from "./named-by.ts";
import type { Prepared, Programs, Write } from "./program.ts";
import { checkMembers, keepRules } from "./record-rules.ts";
import { historyOf } from "./history-spec.ts";
import { readHistory } from "./record-history.ts";
import { sealMembers } from "./seal-members.ts";
import { SegmentFloor } from "./segment-floor.ts";
import { lockReferrers, removeReferences } from "./remove-references.ts";

/** Common part of the validated requests of all described resources. */
interface Asked {
  readonly caller: SessionCaller;
  readonly path: { readonly id: string };
  readonly query: ListQuery;
  readonly header: { readonly "If-Match"?: string };
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the handlers of all resources that the contract describes. */
export const describedRoutes = (services: RecordServices): Handlers<keyof typeof RESOURCE_ROWS> =>
  Object.assign(
    {},
    ...RESOURCES.map((described) => routesOf(new DescribedRecords(services, described))),
  ) as Handlers<keyof typeof RESOURCE_ROWS>; // the rows are generated from the same descriptions

const routesOf = (records: DescribedRecords) => ({
  [records.described.list]: async ({ caller, query }: Asked) => ({
    body: await records.list(caller.account, query),
  }),
  [`read${records.described.one}`]: async ({ caller, path }: Asked) =>
    answered(await records.read(caller.account, path.id)),
  [`read${records.described.one}History`]: async ({ caller, path, query }: Asked) => ({
    body: await records.history(caller.account, path.id, query),
  }),
  [`create${records.described.one}`]: async ({ caller, body }: Asked) =>
    answered(await records.create(caller, body)),
  [`change${records.described.one}`]: async ({ caller, path, header, body }: Asked) =>
    answered(await records.change(caller, { id: path.id, ifMatch: header["If-Match"], values: body })),
  ...(records.described.removable && {
    [`remove${records.described.one}`]: async ({ caller, path, header }: Asked) => {
      await records.remove(caller, path.id, header["If-Match"]);
      return { body: undefined };
    },
    [`read${records.described.one}Holders`]: async ({ caller, path }: Asked) => ({
      body: await records.holders(caller, path.id),
    }),
  }),
});

const answered = (record: KeptRecord) => ({ body: record, headers: etagOf(record) });

interface RecordServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  readonly floorTimes: () => FloorTimes;
  readonly programs: Programs;
}

/** Details of a change for the audit log. */
interface LoggedChange {
  readonly account: string;
  readonly by: string;
  readonly what: "created" | "edited" | "removed";
  readonly floor: SegmentFloor | null;
}

/** The records of one described resource. */
class DescribedRecords {
  private readonly resource: Resource<KeptRow, KeptRecord>;
  /** Table of the records. All these tables have the columns of `resource_records`. */
  private readonly table: "resource_records";

  constructor(
    private readonly services: RecordServices,
    readonly described: Described,
  ) {
    this.resource = resourceOf(described);
    this.table = described.table as "resource_records"; // has the same columns
  }

  list(account: string, query: ListQuery) {
    const { populate = this.described.populates } = query;
    return listResource(this.services.db, this.resource, account, { ...query, populate });
  }

  async read(account: string, id: string): Promise<KeptRecord> {
    const record = await readResource(
      this.services.db,
      this.resource,
      account,
      id,
      Object.keys(this.resource.related),
    );
    if (!record) throw new Problem("not-found");
    return record;
  }

  history(account: string, id: string, query: ListQuery) {
    return readHistory(this.services.db, historyOf(this.described.one), { account, id, query });
  }

  create({ account, user }: SessionCaller, values: Asked["body"]): Promise<KeptRecord> {
    const { described } = this;
    const now = this.services.now();
    return this.inTransaction(async (trx) => {
      const floor = await this.acquireFloor(trx, account);
      const id = newId(now);
      checkMembers(described, values);
      await checkReferences(trx, { account, id }, described, values);
      const prepared = await this.runProgram(trx, {
        account,
        id,
        now,
        before: null,
        values: { ...defaultsBeside(described, values), ...values },
      });
      const kept = settleConditional(
        described,
        sealMembers(this.services.vault, described, { account, id }, prepared.values, now),
        values,
      );
      const row = await trx
        .insertInto(this.table)
        .values({
          account,
          collection: described.one,
          id,
          ...columnsOf(described, await this.storedValues(trx, { account, now }, kept)),
          created_by: user,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await putLinked(trx, described, { account, id }, kept);
      const after = await this.logChange(
        trx,
        { account, by: user, what: "created", floor },
        { after: await this.shown(trx, row) },
      );
      await prepared.after?.(after);
      return after;
    });
  }

  change(
    { account, user }: SessionCaller,
    {
      id,
      ifMatch,
      values,
    }: { readonly id: string; readonly ifMatch: string | undefined; readonly values: Asked["body"] },
  ): Promise<KeptRecord> {
    return this.inTransaction(async (trx) => {
      const floor = await this.acquireFloor(trx, account);
      const locked = await this.lock(trx, account, id, "change");
      const before = await this.shown(trx, locked);
      expectVersion(ifMatch, before);
      checkMembers(this.described, values);
      await checkReferences(trx, { account, id }, this.described, values, before);
      const now = this.services.now();
      const prepared = await this.runProgram(trx, {
        account,
        id,
        now,
        before: locked.data,
        values: { ...newlyEnabledDefaults(this.described, locked.data, values), ...values },
      });
      const kept = settleConditional(
        this.described,
        {
          ...locked.data,
          ...sealMembers(this.services.vault, this.described, { account, id }, prepared.values, now),
        },
        values,
        locked.data,
      );
      const row = await trx
        .updateTable(this.table)
        .set({
          ...columnsOf(this.described, await this.storedValues(trx, { account, now }, kept)),
          updated_at: now,
          version: locked.version + 1,
        })
        .where("account", "=", account)
        .where("collection", "=", this.described.one)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await putLinked(trx, this.described, { account, id }, kept);
      const after = await this.logChange(
        trx,
        { account, by: user, what: "edited", floor },
        { before, after: await this.shown(trx, row) },
      );
      await prepared.after?.(after);
      return after;
    });
  }

  async holders(caller: SessionCaller, id: string): Promise<Holders> {
    await this.read(caller.account, id);
    return readReferrers(this.services.db, caller, this.described.one, id);
  }

  async remove(caller: SessionCaller, id: string, ifMatch: string | undefined): Promise<void> {
    const { account, user } = caller;
    const { one } = this.described;
    await this.inTransaction(async (trx) => {
      const floor = await this.acquireFloor(trx, account);
      await lockReferrers(trx, { account, one, id });
      if (one === "Segment") await lockBranches(trx, { account, segment: id });
      const before = await this.shown(trx, await this.lock(trx, account, id, "remove"));
      expectUnchanged(ifMatch, before);
      await assertUnreferenced(trx, caller, one, id);
      const removal = { by: user, now: this.services.now() };
      await removeReferences(trx, { account, one, id }, removal);
      if (one === "Segment") await removeFromBranches(trx, { account, segment: id, ...removal });
      await trx
        .deleteFrom(this.table)
        .where("account", "=", account)
        .where("collection", "=", this.described.one)
        .where("id", "=", id)
        .execute();
      return this.logChange(trx, { account, by: user, what: "removed", floor }, { before, after: before });
    });
  }

  /** Locks the floor log if the floor shows this resource. Call it before locking anything else. */
  private async acquireFloor(trx: Transaction<Tables>, account: string): Promise<SegmentFloor | null> {
    return this.described.one === "Segment"
      ? SegmentFloor.hold(trx, account, this.services.floorTimes())
      : null;
  }

  /** Returns the public record of a row, including members from other tables. */
  private async shown(trx: Transaction<Tables>, row: KeptRow): Promise<KeptRecord> {
    const { besides, shape } = this.resource;
    if (!besides) return shape(row);
    const { rows } = await sql<
      Pick<KeptRow, "linked">
    >`select ${besides} from ${sql.table(this.table)} where account = ${row.account} and id = ${row.id}`.execute(
      trx,
    );
    return shape({ ...row, ...rows[0] });
  }

  /** Runs the resource's `Program`, which rejects the write or adds to it, if there is one. */
  private async runProgram(trx: Transaction<Tables>, write: Write): Promise<Prepared> {
    const program = this.services.programs[this.described.one];
    return program ? program(trx, write) : { values: write.values };
  }

  /** Checks the rules of a record and returns the values to store, including its name. */
  private async storedValues(
    trx: Transaction<Tables>,
    of: { readonly account: string; readonly now: number },
    values: Asked["body"],
  ): Promise<Asked["body"]> {
    await keepRules(trx, { ...of, one: this.described.one }, values);
    return namedBy(this.described, unlinked(this.described, values));
  }

  private inTransaction(write: (trx: Transaction<Tables>) => Promise<KeptRecord>): Promise<KeptRecord> {
    const { unique } = this.described;
    if (unique === null) return this.services.db.transaction().execute(write);
    return onUniqueViolation(
      this.services.db,
      "resource_records",
      write,
      () =>
        new Problem("conflict", {
          errors: [{ pointer: `/body/${unique}`, code: "taken", message: "is used by another record" }],
        }),
    );
  }

  /**
   * Locks a record for a change or a removal. Concurrent writes of references to the record wait only for a
   * removal.
   */
  private async lock(
    trx: Transaction<Tables>,
    account: string,
    id: string,
    to: "change" | "remove",
  ): Promise<KeptRow> {
    const found = trx
      .selectFrom(this.table)
      .where("account", "=", account)
      .where("collection", "=", this.described.one)
      .where("id", "=", id)
      .selectAll();
    const row = await (to === "remove" ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
    if (!row) throw new Problem("not-found");
    return row;
  }

  /** Writes a change to the audit log, announces it on the floor, and returns the record. */
  private async logChange(
    trx: Transaction<Tables>,
    { account, by, what, floor }: LoggedChange,
    { before, after }: { readonly before?: KeptRecord; readonly after: KeptRecord },
  ): Promise<KeptRecord> {
    const { event } = this.described;
    const change = { by, ...(before && { before }), ...(what !== "removed" && { after }) };
    const now = this.services.now();
    await appendAudit(
      trx,
      { account, type: `${event}-${what}`, subject: `${event}/${after._id}`, data: change },
      now,
    );
    await floor?.announce({ before: before ?? null, after: what === "removed" ? null : after });
    // A record that is sent as soon as it is written gets the same event as one that is sent later.
    if (typeof after["sentAt"] === "string" && typeof before?.["sentAt"] !== "string")
      await appendAudit(
        trx,
        { account, type: `${event}-sent`, subject: `${event}/${after._id}`, data: { by, after } },
        now,
      );
    return after;
  }
}
