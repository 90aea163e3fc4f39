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
  /** MB that it keeps its pages in; its own 128 where nothing is said. */
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
 * What it holds is in memory, or in a file that the system has in memory: a page out of the order costs
 * hardly more than the next one. With a disk in mind, it would rather read all contacts than look for some.
 */
const settingsWith = (buffers: number | undefined) => ({
  random_page_cost: "1.1",
  ...(buffers !== undefined && { shared_buffers: `${buffers}MB` }),
});

/**
 * The database on a PGlite that is open already. `end` is what becomes of that when the database is closed.
 */
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
    // What never asked anything has no pool yet to end.
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

/** A pool of one: PGlite has a single connection, so a transaction keeps everybody else waiting in line. */
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
    // It works on this very thread: while a line goes on, nobody else would be heard, not even who asks
    // whether we live.
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
    // Kysely's type has a second form for cursors, which nobody asks for without a cursor class.
    return this.run(String(sql), parameters) as never;
  }

  private async run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { rows, affectedRows = 0 } = await this.pglite.query(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows, rows };
  }
}

/** The command that PostgreSQL would name, so that affected rows are counted for what changes something. */
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
