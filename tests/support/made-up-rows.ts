import { type Kysely, sql } from "kysely";
import type { Tables } from "../../server/database/schema.ts";
import { columnsOf } from "../../server/resources/described-resource.ts";
import { type Described, RESOURCES } from "../../server/resources/described.ts";
import { ACCOUNT } from "./test-accounts.ts";

/** The id of a record by its number: what is described has ids that no other resource has. */
const idOf = (number: number, one = ""): string =>
  `${RESOURCES.findIndex((described) => described.one === one) + 1}`.padStart(4, "0") +
  `${number}`.padStart(20, "0");

const PEOPLE = ["65a0f0010000000000000001", "65a0f0010000000000000002"] as const;
const personOf = (number: number): string => PEOPLE[number % 2] ?? PEOPLE[0];

const otherOf = (one: string, kind: string | undefined, number: number) =>
  kind === "references" ? [idOf(number, one)] : number % 5 === 2 ? null : idOf(number, one);

/**
 * Returns the references of a described record: users in turn, and otherwise different ones each, except for
 * some without any.
 */
const naming = ({ references, kinds }: Described, number: number) =>
  Object.fromEntries(
    Object.entries(references).map(([member, { one }]) => [
      member,
      one === "User"
        ? kinds[member] === "references"
          ? PEOPLE
          : personOf(number)
        : otherOf(one, kinds[member], number),
    ]),
  );

/** Makes this number of records of a described resource without any. */
export async function describedRows(db: Kysely<Tables>, described: Described, count: number): Promise<void> {
  if (described.table === "segments") await db.deleteFrom("segments").execute();
  await db
    .insertInto(described.table as "resource_records") // all of them have the same columns
    .values(
      Array.from({ length: count }, (_, number) => ({
        account: ACCOUNT,
        collection: described.one,
        id: idOf(number, described.one),
        ...columnsOf(described, {
          ...described.defaults,
          ...described.examples[0],
          ...naming(described, number),
        }),
        taken: null,
        created_by: personOf(number),
        created_at: number,
        updated_at: number,
      })),
    )
    .execute();
}

/** Tables of hand-written records, and of their references with tables of their own. */
const PROGRAMMED = [
  "users",
  "connection_records",
  "ip_restrictions",
  "ip_restriction_users",
  "api_keys",
  "webhooks",
  "webhook_logs",
  "webhook_secrets",
  "webhook_secret_uses",
  "branches",
  "branch_segments",
  "pocs",
  "form_submissions",
  "call_records",
  "uploads",
  "recordings",
  "segment_users",
] as const;
/** Columns by which one names others, each row another one, and those of them that name what is described. */
const NAMING =
  /^(id|user_id|created_by|agent|transferred_agent|reviewed_by|segment|transferred_segment|setting|form|branch|restriction|webhook|secret)$/;
const NAMED: Readonly<Record<string, string>> = {
  segment: "Segment",
  transferred_segment: "Segment",
  setting: "RecordingSetting",
  form: "Form",
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly standard: boolean;
}

function valueOf({ name, type, nullable, standard }: Column, number: number): unknown {
  if (name === "account") return ACCOUNT;
  if (NAMING.test(name)) return idOf(number, NAMED[name]);
  if (name === "privilege") return "agent";
  if (name === "range") return `198.51.100.${number}`;
  if (nullable || standard) return undefined;
  if (type === "text") return `${name}${number}`;
  if (type === "boolean") return false;
  if (type.startsWith("json")) return "[]";
  return type === "ARRAY" ? "{}" : number;
}

/** Fills each table of hand-written records with this number of rows, made of valid column values. */
async function programmedRows(db: Kysely<Tables>, count: number): Promise<void> {
  for (const table of PROGRAMMED) {
    const { rows } =
      await sql<Column>`select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default is not null as standard from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
        db,
      );
    for (let number = 0; number < count; number += 1) {
      const values = rows
        .map((column) => [column.name, valueOf(column, number)] as const)
        .filter(([, value]) => value !== undefined);
      await sql`insert into ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))}) values (${sql.join(values.map(([, value]) => value))})`.execute(
        db,
      );
    }
  }
}

/** Makes this number of records of every listed resource. */
export async function rowsOfAll(db: Kysely<Tables>, count: number): Promise<void> {
  for (const described of RESOURCES) await describedRows(db, described, count);
  await programmedRows(db, count);
}
