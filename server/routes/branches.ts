import type { Kysely, Selectable, Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Branch, BranchChange, NewBranch } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource, readResource } from "../kit/list.ts";
import { branches } from "../resources/branch-record.ts";
import { onUniqueViolation } from "../kit/unique.ts";

type Values = Required<NewBranch>;

/** Branches of an account, where display devices are enrolled. */
export const branchRoutes = (
  db: Kysely<Tables>,
  now: () => number,
): Handlers<"listBranches" | "createBranch" | "readBranch" | "changeBranch" | "removeBranch"> => ({
  listBranches: async ({ caller, query }) => ({
    body: await listResource(db, branches, caller.account, query),
  }),
  createBranch: async ({ caller, body }) => {
    const branch = await create(
      db,
      caller,
      { integrationId: null, address: null, segments: [], ...body },
      now(),
    );
    return { body: branch, headers: etagOf(branch) };
  },
  readBranch: async ({ caller, path }) => {
    const branch = await readResource(db, branches, caller.account, path.id, ["segments", "pocs"]);
    if (!branch) throw new Problem("not-found");
    return { body: branch, headers: etagOf(branch) };
  },
  changeBranch: async ({ caller, path, header, body }) => {
    const branch = await change(db, { ...caller, id: path.id }, header["If-Match"], body, now());
    return { body: branch, headers: etagOf(branch) };
  },
  removeBranch: async ({ caller, path, header }) => {
    await remove(db, { ...caller, id: path.id }, header["If-Match"], now());
    return { body: undefined };
  },
});

interface Writer {
  readonly account: string;
  readonly user: string;
}

function create(db: Kysely<Tables>, { account, user }: Writer, values: Values, now: number): Promise<Branch> {
  return onUniqueViolation(
    db,
    "branches",
    async (trx) => {
      const id = newId(now);
      await trx
        .insertInto("branches")
        .values({ account, id, ...columnsOf(values), created_at: now, updated_at: now })
        .execute();
      await putSegments(trx, account, id, values.segments);
      const after = await read(trx, account, id);
      await appendAudit(
        trx,
        { account, type: "branch-created", subject: `branch/${id}`, data: { by: user, after } },
        now,
      );
      return after;
    },
    nameTaken,
  );
}

function change(
  db: Kysely<Tables>,
  { account, user, id }: Writer & { readonly id: string },
  ifMatch: string | undefined,
  values: BranchChange,
  now: number,
): Promise<Branch> {
  return onUniqueViolation(
    db,
    "branches",
    async (trx) => {
      const row = await lockBranch(trx, account, id);
      const before = await read(trx, account, id);
      expectVersion(ifMatch, before);
      const {
        label = row.label,
        name = row.name,
        integrationId = row.integration_id,
        address = row.address,
      } = values;
      await trx
        .updateTable("branches")
        .set({
          ...columnsOf({ label, name, integrationId, address }),
          updated_at: now,
          version: row.version + 1,
        })
        .where("account", "=", account)
        .where("id", "=", id)
        .execute();
      if (values.segments) {
        await trx
          .deleteFrom("branch_segments")
          .where("account", "=", account)
          .where("branch", "=", id)
          .execute();
        await putSegments(trx, account, id, values.segments);
      }
      const after = await read(trx, account, id);
      await appendAudit(
        trx,
        { account, type: "branch-edited", subject: `branch/${id}`, data: { by: user, before, after } },
        now,
      );
      return after;
    },
    nameTaken,
  );
}

function remove(
  db: Kysely<Tables>,
  { account, user, id }: Writer & { readonly id: string },
  ifMatch: string | undefined,
  now: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockBranch(trx, account, id);
    const before = await read(trx, account, id);
    expectUnchanged(ifMatch, before);
    if (before.pocs && before.pocs.length > 0)
      throw new Problem("conflict", {
        detail: "POCs are enrolled in this branch. Unroll them first.",
        errors: [{ pointer: "/path/id", code: "has-pocs", message: "has POCs" }],
      });
    await trx.deleteFrom("branches").where("account", "=", account).where("id", "=", id).execute();
    await appendAudit(
      trx,
      { account, type: "branch-removed", subject: `branch/${id}`, data: { by: user, before } },
      now,
    );
  });
}

async function lockBranch(
  trx: Transaction<Tables>,
  account: string,
  id: string,
): Promise<Selectable<Tables["branches"]>> {
  const row = await trx
    .selectFrom("branches")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

async function read(db: Queries, account: string, id: string): Promise<Branch> {
  const branch = await readResource(db, branches, account, id, []);
  if (!branch) throw new Error(`The branch ${id} does not exist although it is locked.`);
  return branch;
}

async function putSegments(
  trx: Transaction<Tables>,
  account: string,
  branch: string,
  segments: readonly string[],
): Promise<void> {
  if (segments.length === 0) return;
  const known = await trx
    .selectFrom("segments")
    .select("id")
    .where("account", "=", account)
    .where("id", "in", segments)
    .execute();
  const errors = segments.flatMap((id, index) =>
    known.some((segment) => segment.id === id)
      ? []
      : [
          {
            pointer: `/body/segments/${index}`,
            code: "unknown",
            message: "is not a segment of this account",
          },
        ],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  await trx
    .insertInto("branch_segments")
    .values(segments.map((segment) => ({ account, branch, segment })))
    .execute();
}

const nameTaken = () =>
  new Problem("conflict", {
    errors: [{ pointer: "/body/name", code: "taken", message: "is the id of another branch" }],
  });

const columnsOf = ({ label, name, integrationId, address }: Omit<Values, "segments">) => ({
  label,
  name,
  integration_id: integrationId,
  address,
  label_key: sortKey(label),
  search: searchKey([label, name, integrationId, address]),
});
