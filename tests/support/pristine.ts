/** A connection to a database of either kind. */
export interface Connection {
  /** Runs one statement or several. */
  readonly exec: (sql: string) => Promise<unknown>;
  readonly query: (sql: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Deleted rows stay in the pages: with this number of bytes a database is slower than a new one. */
const BLOATED = 24 * 2 ** 20;

/** Returns the table of the initial rows, hidden from queries for tables. */
const kept = (table: string): string => `pristine.${table.replace(/^"?/, "$&kept_")}`;

// Also where they are kept: what a database counts ahead is lost when it is loaded from a dump.
const NUMBERS_BACK = "select setval('public.' || name, value, called) from pristine.sequences";

/** Tables that had rows, with their columns; generated columns cannot be written. */
const WRITTEN = `
  select name, string_agg(quote_ident(attname), ', ') as columns from pristine.filled
  join pg_attribute on attrelid = ('public.' || name)::regclass and attnum > 0 and not attisdropped and attgenerated = '' group by name`;

/** Tables that have pages: no row was ever written to the others, most of the tables in most of the tests. */
const WRITTEN_TO = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

/** Keeps the rows that are there now, for `restore` to bring back. */
export async function keepRows(connection: Connection): Promise<void> {
  await connection.exec("create schema pristine; create table pristine.filled (name text)");
  for (const table of await tablesOf(connection)) {
    const { rows } = await connection.query(`select 1 from ${table} limit 1`);
    if (rows.length > 0)
      await connection.exec(
        `create table ${kept(table)} as table ${table}; insert into pristine.filled values ('${table}')`,
      );
  }
  await connection.exec(
    `create table pristine.sequences as select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as called from pg_sequences where schemaname = 'public'; ${NUMBERS_BACK}`,
  );
}

/** Returns a text that changes with all changes of tables, columns, rules or functions. */
export async function shapeOf(connection: Connection): Promise<string> {
  const catalogs = ["pg_class", "pg_attribute", "pg_constraint", "pg_trigger", "pg_proc", "pg_type"];
  const { rows } = await connection.query(
    catalogs
      .map((name) => `select count(*) as rows, max(xmin::text::bigint) as last from ${name}`)
      .join(" union all "),
  );
  return JSON.stringify(rows);
}

/**
 * Brings the rows of the beginning back and ends what a session left; false where the database is to be
 * thrown away instead.
 */
export async function restore(connection: Connection, shape: string): Promise<boolean> {
  await connection.exec("rollback");
  await connection.exec("discard all");
  const { rows } = await connection.query("select pg_database_size(current_database())::int as size");
  if (Number(rows[0]?.["size"] ?? Infinity) > BLOATED || (await shapeOf(connection)) !== shape) return false;
  const filled = await connection.query(WRITTEN);
  const written = await connection.query(WRITTEN_TO);
  const empty = written.rows.map(({ name }) => `delete from ${String(name)}`);
  const back = filled.rows.map(
    ({ name, columns }) =>
      `insert into ${String(name)} (${String(columns)}) select ${String(columns)} from ${kept(String(name))}`,
  );
  // As on a replica: the references are already valid.
  await connection.exec(
    [
      "begin; set local session_replication_role = replica",
      ...empty,
      ...back,
      NUMBERS_BACK,
      "delete from pg_statistic",
      "commit",
    ].join(";"),
  );
  return true;
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ name }) => String(name));
}
