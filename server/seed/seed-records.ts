import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { columnsOf } from "../resources/described-resource.ts";
import { namedBy } from "../resources/named-by.ts";
import { RESOURCES } from "../resources/described.ts";
import type { DemoRecord } from "./demo-calendars.ts";

/** Inserts records into an account, without appending events to its event log. */
export async function seedRecords(
  db: Kysely<Tables>,
  account: string,
  records: readonly DemoRecord[],
  now: number,
): Promise<void> {
  const rows = records.map(({ one, id, values }) => {
    const described = RESOURCES.find((resource) => resource.one === one);
    if (!described) throw new Error(`The resource ${one} is not defined.`);
    return {
      account,
      collection: one,
      id,
      ...columnsOf(described, namedBy(described, { ...described.defaults, ...values })),
      created_by: null,
      created_at: now,
      updated_at: now,
    };
  });
  await db.insertInto("resource_records").values(rows).execute();
}
