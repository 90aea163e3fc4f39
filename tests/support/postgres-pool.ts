import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database } from "../../server/database/database.ts";
import { openPostgres } from "../../server/database/postgres-database.ts";
import { type Connection, restore } from "./pristine.ts";

/** The URLs of copies that no test of this process uses, as they were in the beginning. */
const idle: string[] = [];

/**
 * A copy of the template. To make one takes a fifth of a second of a core, to bring one back to its beginning
 * a tenth of that; so the next test gets that of the last one. `url` has `{database}` for the name; `shape`
 * is the template's.
 */
export async function pooledPostgres(url: string, shape: string): Promise<Database> {
  const copy = idle.pop() ?? (await copyOf(url, "template"));
  const database = openPostgres(copy, () => undefined);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await database.close();
    // One whose shape a test changed is left as it is.
    if (await connected(copy, (connection) => restore(connection, shape))) idle.push(copy);
  };
  return { ...database, close: () => (closing ??= close()) };
}

/** Makes a copy of a database and returns its URL. */
export async function copyOf(url: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await connected(url.replace("{database}", "postgres"), ({ exec }) =>
    exec(`create database ${name} template ${template}`),
  );
  return url.replace("{database}", name);
}

/** Does something with a connection of its own. */
export async function connected<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work({ exec: (sql) => client.query(sql), query: (sql) => client.query(sql) });
  } finally {
    await client.end();
  }
}
