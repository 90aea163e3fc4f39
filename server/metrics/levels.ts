import { type RawBuilder, sql } from "kysely";
import type { Metrics } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { type Dimension, quarterOf } from "./call-groups.ts";

type Expression = RawBuilder<unknown>;

/** Maximum number of rows in a response. */
const MOST_ROWS = 20_000;

export interface Levels {
  /** Column with the time for which a call counts, or with its quarter hour. */
  readonly by: "created_at" | "began_at" | "quarter";
  /** Table with the columns of `call_records` that are used. Defaults to it. */
  readonly from?: Expression;
  readonly where: Expression;
  readonly dimensions: readonly Dimension[];
  /** Aggregates by quarter hour, which `added` adds; null if `added` reads calls. */
  readonly selected: readonly Expression[] | null;
  readonly added: readonly Expression[];
}

export interface LevelRow {
  readonly level: number;
  readonly interval: { readonly interval?: string };
  readonly group: Metrics["rows"][number]["group"];
  readonly [column: string]: unknown;
}

/**
 * Reads all levels in one query by GROUPING SETS. If a call can have several values of the last dimension, the
 * rows of that dimension are read by a second query, because the call would count several times in the totals.
 */
export async function readLevels(db: Queries, levels: Levels): Promise<readonly LevelRow[]> {
  const { dimensions } = levels;
  const last = dimensions.at(-1);
  if (!last?.list) return readGroupingSets(db, levels, 0, levels.from ?? sql`call_records`);
  const outer = await readGroupingSets(
    db,
    { ...levels, dimensions: dimensions.slice(0, -1) },
    0,
    sql`call_records`,
  );
  const inner = await readGroupingSets(
    db,
    levels,
    dimensions.length,
    sql`call_records left join lateral json_array_elements_text(${last.list}) as item on true`,
  );
  return [...outer, ...inner];
}

async function readGroupingSets(
  db: Queries,
  { by, where, dimensions, selected, added }: Levels,
  first: number,
  from: Expression,
): Promise<readonly LevelRow[]> {
  const names = dimensions.map((_, place) => sql.ref(`d${place}`));
  const quarter = by === "quarter" ? sql`quarter` : quarterOf(by);
  const ofCall = dimensions.map(({ ofCall: plain, list }, place) =>
    plain || list ? [sql`${plain ?? sql`item`} as ${sql.ref(`p${place}`)}`] : [],
  );
  const needsQuarter = dimensions.some(({ ofQuarter }) => ofQuarter !== null);
  const kept = [...(needsQuarter ? [sql`${quarter} as quarter`] : []), ...ofCall.flat()];
  const inner = selected
    ? sql`select ${sql.join([...kept, ...selected])} from ${from} where ${where} group by ${kept.length === 0 ? sql`()` : sql.join(kept.map((_, place) => sql.lit(place + 1)))}`
    : sql`select *, ${quarter} as quarter ${ofCall.flat().length > 0 ? sql`, ${sql.join(ofCall.flat())}` : sql``} from ${from} where ${where}`;
  const columns = dimensions.map(
    ({ ofQuarter }, place) => sql`${ofQuarter ?? sql.ref(`p${place}`)} as ${sql.ref(`d${place}`)}`,
  );
  const dimensioned = sql`select *${columns.length > 0 ? sql`, ${sql.join(columns)}` : sql``} from (${inner}) as part`;
  const sets = [...names.keys(), names.length]
    .slice(first)
    .map((length) => sql`(${sql.join(names.slice(0, length))})`);
  const level =
    names.length === 0
      ? sql`0`
      : sql.join(
          names.map((name) => sql`(1 - grouping(${name}))`),
          sql` + `,
        );
  const { rows } = await sql<Record<string, unknown>>`
    select ${level} as level${names.length > 0 ? sql`, ${sql.join(names)}` : sql``}, ${sql.join(added)}
    from (${dimensioned}) as whole group by grouping sets (${sql.join(sets)})
    order by 1${names.length > 0 ? sql`, ${sql.join(names)}` : sql``} limit ${MOST_ROWS + 1}`.execute(db);
  if (rows.length > MOST_ROWS) throw tooMany();
  return rows.map((row) => {
    const depth = Number(row["level"]);
    const values = dimensions.slice(0, depth).map(({ group }, place) => [group, row[`d${place}`]] as const);
    const interval = values.find(([group]) => group === null);
    return {
      ...row,
      level: depth,
      interval: interval ? { interval: new Date(Number(interval[1])).toISOString() } : {},
      // Groups are texts, numbers or null.
      group: Object.fromEntries(values.filter(([group]) => group !== null)) as LevelRow["group"],
    };
  });
}

interface Placed {
  readonly level: number;
  readonly interval?: string;
  readonly group: LevelRow["group"];
}

/** Returns the identity of a row: its level, interval and group. */
export const keyOf = ({ level, interval, group }: Placed): string => JSON.stringify([level, interval, group]);

/** Adds the rows of the same interval and group, and returns them in the order of levels and intervals. */
export function inOrder<Row extends Placed & { readonly sums: object }>(
  rows: readonly Row[],
  add: (a: Row["sums"], b: Row["sums"]) => Row["sums"],
): readonly Row[] {
  const added = new Map<string, Row>();
  for (const row of rows) {
    const before = added.get(keyOf(row));
    added.set(keyOf(row), before ? { ...before, sums: add(before.sums, row.sums) } : row);
  }
  return [...added.values()].sort(
    (a, b) => a.level - b.level || (a.interval ?? "").localeCompare(b.interval ?? ""),
  );
}

function tooMany(): Problem {
  const message = `The answer would have more than ${MOST_ROWS} rows. Choose a longer interval or a shorter period.`;
  return new Problem("unprocessable", {
    detail: message,
    errors: [{ pointer: "/body/interval", code: "too-many", message }],
  });
}
