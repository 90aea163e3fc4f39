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
import { dataOfCopy } from "./copy-rows.ts";
import { type Database, LOG_NOTICE, NoticeBoard } from "./database.ts";
import type { Tables } from "./schema.ts";

const INT8 = 20;

export interface PgliteOptions {
  /** Data folder, which no other process may have open. If absent, the data is only in memory. */
  readonly folder?: string;
  /** Database dump to start from. */
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

/**
 * Starts PGlite. As in `openPostgres`, int8 is read as a number, because all stored values are below 2^53.
 */
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
 * PGlite reads from memory or the page cache, so random reads cost hardly more than sequential ones. With the
 * defaults for disks, the planner would prefer full scans of contacts. There is one connection, so it can have
 * more memory for sorting and grouping: with 4 MB, the report of agents over a month takes a third longer.
 */
const settingsWith = (buffers: number | undefined) => ({
  random_page_cost: "1.1",
  work_mem: "64MB",
  ...(buffers !== undefined && { shared_buffers: `${buffers}MB` }),
});

/** Wraps an open PGlite. `end` runs when the database is closed. */
export async function pgliteDatabase(
  pglite: PGlite,
  end: () => Promise<void>,
): Promise<Database & { readonly pglite: PGlite }> {
  const board = new NoticeBoard();
  const unlisten = await pglite.listen(LOG_NOTICE, board.publish);
  const pool = new OneConnection(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const finish = async () => {
    await db.destroy();
    // If no query was run, `db.destroy` does not end the pool.
    await pool.end();
    if (pglite.closed) return;
    await unlisten();
    await end();
  };
  let finished: Promise<void> | null = null;
  return {
    kind: "pglite",
    db,
    reports: db,
    pglite,
    onNotice: board.add,
    close: () => (finished ??= finish()),
  };
}

/** Pool with PGlite's single connection, so transactions run one after another. */
class OneConnection implements PostgresPool {
  private last: Promise<void> = Promise.resolve();
  private queued = 0;
  private isClosed = false;

  constructor(private readonly pglite: PGlite) {}

  async connect(): Promise<PostgresPoolClient> {
    if (this.isClosed) throw new Error("The database is closed.");
    const previous = this.last;
    let release = () => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    this.queued++;
    await previous;
    // PGlite runs on this thread. While queries are queued, yield so that other requests, including health
    // checks, are served.
    if (this.queued > 1) await setImmediate();
    return new PgliteClient(this.pglite, () => {
      this.queued--;
      release();
    });
  }

  async end(): Promise<void> {
    this.isClosed = true;
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
    const data = dataOfCopy(sql, parameters);
    // PGlite reads the data of COPY from this file.
    const { rows, affectedRows = 0 } = data
      ? await this.pglite.query(sql.replace(/stdin$/, "'/dev/blob'"), [], { blob: new Blob([data]) })
      : await this.pglite.query(sql, [...parameters]);
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
