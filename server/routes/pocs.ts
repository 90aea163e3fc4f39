import { type Kysely, sql } from "kysely";
import type { FoundPoc, Poc } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { Enrollment, shapeOfPoc } from "../device/enrollment.ts";
import type { EnrolledRow } from "../device/poc-row.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { etagOf } from "../kit/version.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

export interface PocServices {
  readonly db: Kysely<Tables>;
  readonly times: () => FloorTimes;
  /** Invoked after an enrollment, so that a connected device is notified. */
  readonly enrolled: () => void;
}

const pocs = (now: number): Resource<EnrolledRow, Poc> => ({
  table: "pocs",
  sorts: {
    label: sql`label_key collate "C"`,
    enrolledAt: sql`enrolled_at`,
    latestConnection: sql`connected_at`,
  },
  order: ["label", 1],
  filters: { branch: { column: "branch", kind: "value" } },
  search: "search",
  shape: (row) => shapeOfPoc(row, now),
  related: {},
});

/** Display devices: those of a branch, and the lookup of devices to enroll. */
export function pocRoutes({
  db,
  times,
  enrolled,
}: PocServices): Handlers<"listPocs" | "enrolPoc" | "readPoc" | "changePoc" | "unrollPoc" | "findPoc"> {
  const enrollment = new Enrollment(db, times);
  return {
    listPocs: async ({ caller, path, query: filters }) => {
      const branch = await db
        .selectFrom("branches")
        .select("id")
        .where("account", "=", caller.account)
        .where("id", "=", path.id)
        .executeTakeFirst();
      if (!branch) throw new Problem("not-found");
      const query = { ...filters, branch: path.id };
      return { body: await listResource(db, pocs(times().now), caller.account, query) };
    },
    enrolPoc: async ({ caller, path, body }) => {
      const poc = await enrollment.enroll(
        { account: caller.account, user: caller.user, branch: path.id },
        body,
      );
      enrolled();
      return { body: poc, headers: etagOf(poc) };
    },
    readPoc: async ({ caller, path }) => {
      const poc = await readResource(db, pocs(times().now), caller.account, path.poc, []);
      if (poc?.branch !== path.id) throw new Problem("not-found");
      return { body: poc, headers: etagOf(poc) };
    },
    changePoc: async ({ caller, path, header, body }) => {
      const poc = await enrollment.change(
        { account: caller.account, user: caller.user, branch: path.id },
        path.poc,
        header["If-Match"],
        body,
      );
      return { body: poc, headers: etagOf(poc) };
    },
    unrollPoc: async ({ caller, path }) => {
      await enrollment.unroll({ account: caller.account, user: caller.user, branch: path.id }, path.poc);
      return { body: undefined };
    },
    findPoc: async ({ caller, path }) => ({ body: await find(db, caller.account, path.id) }),
  };
}

/** Returns a device by id. If it is enrolled in another account, reveals only that it is taken. */
async function find(db: Kysely<Tables>, account: string, id: string): Promise<FoundPoc> {
  const row = await db.selectFrom("pocs").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || (row.account !== null && row.account !== account))
    return { _id: id, taken: row !== undefined, seen: null, branch: null };
  const { browser, os, device, ip, seen_at: seenAt } = row;
  const branch =
    row.branch === null
      ? undefined
      : await db
          .selectFrom("branches")
          .select(["id as _id", "label as name"])
          .where("account", "=", account)
          .where("id", "=", row.branch)
          .executeTakeFirst();
  return {
    _id: id,
    taken: row.account !== null,
    seen: seenAt === null ? null : { browser, os, device, ip, at: new Date(seenAt).toISOString() },
    branch: branch ?? null,
  };
}
