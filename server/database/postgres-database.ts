import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { dataOfCopy } from "./copy-rows.ts";
import { type Database, LOG_NOTICE, NoticeBoard } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";

/** Handles connection errors outside of a query. */
export type ErrorHandler = (error: Error) => void;

const INT8 = 20;
/** ms. */
const CONNECT_TIMEOUT = 3_000;
/** Statement timeout in ms, including waits for locks. Migrations have none. */
const STATEMENT_TIMEOUT = 4_000;
/** Statement timeout of reports in ms: those that add up millions of calls one by one take seconds. */
const REPORT_TIMEOUT = 30_000;
/** Reports that run at the same time; others wait, but no other request does. */
const REPORTS = 3;
/** Delays in ms, doubled after each failure. */
const RECONNECT = { first: 100, longest: 2_000 };

/** Opens a connection pool and a separate connection for notices. Returns even if the database is down. */
export function openPostgres(
  url: string,
  onError: ErrorHandler,
  statementTimeout = STATEMENT_TIMEOUT,
): Database {
  const limits = (timeout: number) => ({
    statement_timeout: timeout,
    query_timeout: timeout + 1_000,
    idle_in_transaction_session_timeout: 2 * timeout,
  });
  const pool = poolOf(url, onError, limits(statementTimeout));
  const reportPool = poolOf(url, onError, {
    ...limits(Math.max(statementTimeout, REPORT_TIMEOUT)),
    max: REPORTS,
    // Also the wait for one of these connections.
    connectionTimeoutMillis: REPORT_TIMEOUT,
  });
  const board = new NoticeBoard();
  const listener = new Listener(url, board, onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: copying(pool) }) });
  const reports = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reportPool }) });
  listener.connect();
  return {
    kind: "postgresql",
    db,
    reports,
    onNotice: board.add,
    close: async () => {
      await listener.close();
      await db.destroy();
      await reports.destroy();
      // If no query was run, `destroy` does not end the pool.
      for (const one of [pool, reportPool]) if (!one.ended) await one.end();
    },
  };
}

/**
 * Migrates the database, without a timeout: migrating a large database can take long, and so can waiting for
 * another process that migrates it.
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
  onError: ErrorHandler,
  limits: Pick<
    pg.PoolConfig,
    | "max"
    | "connectionTimeoutMillis"
    | "statement_timeout"
    | "query_timeout"
    | "idle_in_transaction_session_timeout"
  >,
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: "switchboard",
    // Compiling a report takes longer than running it. On today's disks, reading single pages costs little more
    // than reading all of them in order, and indexes are used as they should be.
    options: "-c jit=off -c random_page_cost=1.1",
    ...limits,
  });
  // Without an error handler, an error on an idle connection or between two queries of a transaction would
  // end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

/** Returns the pool with connections that can run `copyRows`. */
const copying = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    return {
      // Kysely's type has an overload for cursors, which is unused without a cursor class.
      query: (text: unknown, parameters?: readonly unknown[]): never => {
        const data = dataOfCopy(String(text), parameters);
        const result = data
          ? copyIn(client, String(text), data)
          : client.query(String(text), [...(parameters ?? [])]);
        return result as never; // the type of the overload for cursors
      },
      release: () => client.release(),
    };
  },
  end: () => pool.end(),
});

const copyIn = (client: pg.PoolClient, statement: string, data: Uint8Array): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new CopyIn(statement, data, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      }),
    );
  });

/** Part of pg's connection that its types do not have. */
interface CopyTarget {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A COPY statement that sends its data when the database asks for it. */
class CopyIn extends pg.Query {
  constructor(
    statement: string,
    private readonly data: Uint8Array,
    /** Called by pg, which also replaces it to limit the time. */
    protected callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super(statement);
  }

  /** Called by pg. */
  protected handleCopyInResponse(connection: CopyTarget): void {
    connection.sendCopyFromChunk(Buffer.from(this.data.buffer, this.data.byteOffset, this.data.length));
    connection.endCopyFrom();
  }
}

/**
 * Connection that receives notices. It publishes null after each connect, because notices may have been
 * missed.
 */
class Listener {
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private wait = RECONNECT.first;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly board: NoticeBoard,
    private readonly onError: ErrorHandler,
  ) {}

  connect(): void {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: "switchboard listener",
    });
    this.client = client;
    client.on("error", this.onError);
    client.on("end", () => this.reconnect(client));
    client.on("notification", ({ payload }) => this.board.publish(payload ?? null));
    this.listen(client).catch((error: unknown) => {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      this.reconnect(client);
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
    this.board.publish(null);
  }

  private reconnect(client: pg.Client): void {
    if (this.closed || client !== this.client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, RECONNECT.longest);
  }
}
