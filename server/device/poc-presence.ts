import { type Kysely, sql, type Transaction } from "kysely";
import type { DeviceHello, DeviceRefusal, DeviceStanding } from "../../openapi/generated/live-monitor.ts";
import { hashSecret } from "../auth/secrets.ts";
import { Turnstile } from "../auth/turnstile.ts";
import type { Tables } from "../database/schema.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { lockPoc, isConnected, type PocRow } from "./poc-row.ts";
import { announcePoc } from "./announce-poc.ts";

const DAY = 86_400_000;
/** Limits of stored unenrolled devices per IP address, per IPv6 site, and in total. */
const MOST_OF_AN_ADDRESS = 20;
const MOST_OF_A_SITE = 500;
const MOST_OF_ALL = 10_000;
/** Prefix length of an IPv6 site. */
const SITE = 48;
/** Key of the advisory lock that keeps concurrent new devices from exceeding the limits. */
const LOCK = 7_002;

export interface PresenceOptions {
  readonly db: Kysely<Tables>;
  readonly times: () => FloorTimes;
  /** Time (ms) for which a device counts as connected after its node last renewed the lease. */
  readonly deviceLease: number;
}

/** An open connection and the enrollment of its device. */
export interface Presence {
  readonly connection: string;
  /** Null if the connection is no longer recorded: its lease expired, or another connection replaced it. */
  readonly standing: DeviceStanding | null;
}

/** Records which devices are connected. Each change is one transaction that locks the device. */
export class PocPresence {
  /**
   * Limits how many new devices are recorded at a time. Without this limit, many new devices at a time would
   * occupy all database connections while waiting for the lock.
   */
  private readonly newcomers = new Turnstile(2);

  constructor(private readonly options: PresenceOptions) {}

  /**
   * Records a connection and returns null, or returns the code of a refusal. The first connection of a device
   * binds its id to its secret.
   */
  async connect(
    hello: DeviceHello,
    connection: string,
    address: string,
  ): Promise<DeviceRefusal["code"] | null> {
    const arriving = () => this.enter(hello, connection, address);
    const known = await this.options.db
      .selectFrom("pocs")
      .select("id")
      .where("id", "=", hello.id)
      .executeTakeFirst();
    return known ? arriving() : this.newcomers.pass(arriving);
  }

  private enter(
    hello: DeviceHello,
    connection: string,
    address: string,
  ): Promise<DeviceRefusal["code"] | null> {
    return this.options.db.transaction().execute(async (trx) => {
      const times = this.options.times();
      const { now } = times;
      const known = (await lockPoc(trx, hello.id)) ?? (await this.insertNew(trx, hello.id, address, now));
      if (known === "too-many") return known;
      const secretHash = hashSecret(hello.secret);
      if (known.secret_hash !== null && known.secret_hash !== secretHash) return "wrong-secret";
      const { browser, os, device } = hello;
      const seen = {
        secret_hash: secretHash,
        browser,
        os,
        device,
        ip: address,
        seen_at: now,
        connection,
        connected_at: now,
        alive_until: now + this.options.deviceLease,
      };
      await trx.updateTable("pocs").set(seen).where("id", "=", hello.id).execute();
      // If another window of a connected device takes over, no event is written, because the device stays
      // connected.
      if (!isConnected(known, now))
        await announcePoc(
          trx,
          { ...known, ...seen },
          known.connection === null ? ["poc-connected"] : ["poc-disconnected", "poc-connected"],
          times,
        );
      return null;
    });
  }

  /** Records that a connection was closed. */
  leave(id: string, connection: string): Promise<void> {
    return this.end(id, (poc) => poc.connection === connection);
  }

  /** Renews the leases of open connections and returns the state of their devices. */
  async vouch(connections: readonly string[]): Promise<Presence[]> {
    if (connections.length === 0) return [];
    const { now } = this.options.times();
    const until = now + this.options.deviceLease;
    const { rows } = await sql<{ connection: string; label: string | null; branch: string | null }>`
      update pocs set alive_until = ${until}, seen_at = ${now} where connection = any(${connections}::text[])
      returning connection, label, (select label from branches where branches.account = pocs.account and branches.id = pocs.branch) as branch`.execute(
      this.options.db,
    );
    const found = new Map(
      rows.map(({ connection, label, branch }) => [
        connection,
        { standing: label === null ? ("waiting" as const) : ("enrolled" as const), branch, label },
      ]),
    );
    return connections.map((connection) => ({ connection, standing: found.get(connection) ?? null }));
  }

  /** Ends connections with an expired lease, and deletes unenrolled devices that were absent for a day. */
  async sweep(): Promise<void> {
    const { db } = this.options;
    const { now } = this.options.times();
    const lapsed = await db
      .selectFrom("pocs")
      .select("id")
      .where("connection", "is not", null)
      .where("alive_until", "<=", now)
      .execute();
    for (const { id } of lapsed)
      await this.end(id, (poc) => poc.connection !== null && !isConnected(poc, this.options.times().now));
    await db
      .deleteFrom("pocs")
      .where("account", "is", null)
      .where("connection", "is", null)
      .where("updated_at", "<", now - DAY)
      .where((where) => where.or([where("seen_at", "is", null), where("seen_at", "<", now - DAY)]))
      .execute();
  }

  /** Returns true if another window of the same device has taken over. */
  async isReplaced(id: string, connection: string): Promise<boolean> {
    const row = await this.options.db
      .selectFrom("pocs")
      .select("connection")
      .where("id", "=", id)
      .executeTakeFirst();
    return row !== undefined && row.connection !== null && row.connection !== connection;
  }

  private end(id: string, isOver: (poc: PocRow) => boolean): Promise<void> {
    return this.options.db.transaction().execute(async (trx) => {
      const poc = await lockPoc(trx, id);
      if (!poc || !isOver(poc)) return;
      await trx
        .updateTable("pocs")
        .set({ connection: null, alive_until: null })
        .where("id", "=", id)
        .execute();
      await announcePoc(trx, poc, ["poc-disconnected"], this.options.times());
    });
  }

  private async insertNew(
    trx: Transaction<Tables>,
    id: string,
    ip: string,
    now: number,
  ): Promise<PocRow | "too-many"> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ here: number; site: number; all: number }>`
      select count(*) filter (where ${isFrom(ip)})::int as here, count(*) filter (where ${isFrom(ip, SITE)})::int as site, count(*)::int as all from pocs where account is null`.execute(
      trx,
    );
    const [{ here, site, all } = { here: 0, site: 0, all: 0 }] = rows;
    if (here >= MOST_OF_AN_ADDRESS || site >= MOST_OF_A_SITE) return "too-many";
    if (all >= MOST_OF_ALL && !(await this.deleteOldest(trx, now))) return "too-many";
    await trx
      .insertInto("pocs")
      .values({ id, ip, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const inserted = await lockPoc(trx, id);
    if (!inserted) throw new Error(`The device ${id} was deleted while it connected.`);
    return inserted;
  }

  /**
   * Deletes the unenrolled, disconnected device that was absent the longest. Returns false if there is none.
   */
  private async deleteOldest(trx: Transaction<Tables>, now: number): Promise<boolean> {
    const { rows } = await sql`
      delete from pocs where id = (
        select id from pocs where account is null and (connection is null or alive_until <= ${now})
        order by greatest(seen_at, updated_at) limit 1 for update skip locked)
      returning id`.execute(trx);
    return rows.length > 0;
  }
}

/**
 * Matches rows with the same IPv4 address, or with an IPv6 address in the same network (prefix length
 * `network`, default 64).
 */
const isFrom = (ip: string, network?: number) =>
  ip.includes(":")
    ? sql`case when ip ~ '^[0-9a-f:]+$' then ip::inet <<= ${rateLimitKey(ip, network)}::inet else false end`
    : sql`ip = ${ip}`;
