import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Database, LOG_NOTICE, NoticeBoard } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";

/** Handles connection errors outside of a query. */
export type Mishap = (error: Error) => void;

const INT8 = 20;
const CONNECTING = 3_000;
/** Statement timeout in ms, except for migrations. Waiting for locks counts. */
const PATIENCE = 4_000;
const RECONNECT = { first: 100, longest: 2_000 };

/** Opens a connection pool and a separate connection for notices. Neither requires the database to be up. */
export function openPostgres(url: string, mishap: Mishap, patience = PATIENCE): Database {
  const pool = poolOf(url, mishap, {
    statement_timeout: patience,
    query_timeout: patience + 1_000,
    idle_in_transaction_session_timeout: 2 * patience,
  });
  const board = new NoticeBoard();
  const listener = new Listener(url, board, mishap);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  listener.connect();
  return {
    kind: "postgresql",
    db,
    onNotice: board.add,
    close: async () => {
      await listener.close();
      await db.destroy();
      // Kysely ends the pool only where it ever used it.
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Brings the database to the present shape. In one that has grown that takes as long as it takes, and so does
 * waiting for another process that does it.
 */
export async function migratePostgres(url: string): Promise<void> {
  const pool = poolOf(url, () => undefined, {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function poolOf(
  url: string,
  mishap: Mishap,
  limits: Pick<pg.PoolConfig, "statement_timeout" | "query_timeout" | "idle_in_transaction_session_timeout">,
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    application_name: "switchboard",
    ...limits,
  });
  // Without a listener, an error on an idle connection or between two queries of a transaction would end the
  // process.
  pool.on("error", mishap);
  pool.on("connect", (client) => client.on("error", mishap));
  return pool;
}

/** The listening connection. It reconnects, and then reports that notices may have been missed. */
class Listener {
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private wait = RECONNECT.first;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly board: NoticeBoard,
    private readonly mishap: Mishap,
  ) {}

  connect(): void {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECTING,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: "switchboard listener",
    });
    this.client = client;
    client.on("error", this.mishap);
    client.on("end", () => this.again(client));
    client.on("notification", ({ payload }) => this.board.tell(payload ?? null));
    this.listen(client).catch((error: unknown) => {
      this.mishap(error instanceof Error ? error : new Error(String(error)));
      this.again(client);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${LOG_NOTICE}`);
    this.wait = RECONNECT.first;
    this.board.tell(null);
  }

  private again(client: pg.Client): void {
    if (this.closed || client !== this.client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, RECONNECT.longest);
  }
}
