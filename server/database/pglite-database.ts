import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import { type Database, LOG_NOTICE, NoticeBoard } from "./database.ts";
import type { Tables } from "./schema.ts";

const INT8 = 20;

export interface PgliteOptions {
  /** A folder that no other process has open; nothing: in memory. */
  readonly folder?: string;
  /** A dump to begin with. */
  readonly template?: Blob;
  /** Shared buffers in MB; PGlite's default of 128 if absent. */
  readonly buffers?: number;
}

/** Opens the embedded database. */
export async function openPglite(
  options: PgliteOptions = {},
): Promise<Database & { readonly pglite: PGlite }> {
  const pglite = await startPglite(options);
  return pgliteDatabase(pglite, () => pglite.close());
}

/** Its numbers stay below 2^53, so int8 is read as a number, as with PostgreSQL. */
export const startPglite = ({ folder, template, buffers }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder ?? "memory://",
    parsers: { [INT8]: Number },
    extensions: { pg_trgm },
    ...(template && { loadDataDir: template }),
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(settingsWith(buffers)).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
  });

/**
 * PGlite's data is in memory or in the page cache, so a random page costs hardly more than the next one. With
 * the defaults for disks, the planner would prefer full scans of contacts.
 */
const settingsWith = (buffers: number | undefined) => ({
  random_page_cost: "1.1",
  ...(buffers !== undefined && { shared_buffers: `${buffers}MB` }),
});

/** Wraps an open PGlite. `end` runs when the database is closed. */
export async function pgliteDatabase(
  pglite: PGlite,
  end: () => Promise<void>,
): Promise<Database & { readonly pglite: PGlite }> {
  const board = new NoticeBoard();
  const unlisten = await pglite.listen(LOG_NOTICE, board.tell);
  const pool = new OneConnection(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const finish = async () => {
    await db.destroy();
    // Without a query there is no pool to end.
    await pool.end();
    if (pglite.closed) return;
    await unlisten();
    await end();
  };
  let finished: Promise<void> | null = null;
  return {
    kind: "pglite",
    db,
    pglite,
    onNotice: board.add,
    close: () => (finished ??= finish()),
  };
}

/** A pool of one: PGlite has a single connection, so transactions run one after another. */
class OneConnection implements PostgresPool {
  private last: Promise<void> = Promise.resolve();
  private inLine = 0;
  private isOver = false;

  constructor(private readonly pglite: PGlite) {}

  async connect(): Promise<PostgresPoolClient> {
    if (this.isOver) throw new Error("The database is closed.");
    const before = this.last;
    let release = () => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    this.inLine++;
    await before;
    // PGlite runs on this thread. While queries are queued, yield so that other requests, including health
    // checks, are served.
    if (this.inLine > 1) await setImmediate();
    return new PgliteClient(this.pglite, () => {
      this.inLine--;
      release();
    });
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.last;
  }
}

class PgliteClient implements PostgresPoolClient {
  constructor(
    private readonly pglite: PGlite,
    readonly release: () => void,
  ) {}

  query(sql: unknown, parameters: readonly unknown[] = []): never {
    // Kysely's type has an overload for cursors, which is unused without a cursor class.
    return this.run(String(sql), parameters) as never;
  }

  private async run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { rows, affectedRows = 0 } = await this.pglite.query(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows, rows };
  }
}

/** Returns the command that PostgreSQL would report, so that Kysely counts affected rows. */
function commandOf(sql: string): PostgresQueryResult<unknown>["command"] {
  switch (/^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase()) {
    case "insert":
      return "INSERT";
    case "update":
      return "UPDATE";
    case "delete":
      return "DELETE";
    default:
      return "SELECT";
  }
}
