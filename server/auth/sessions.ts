import { type Kysely, sql } from "kysely";
import { Problem } from "../contract/problem.ts";
import type { Queries } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { SessionCaller } from "./caller.ts";
import { mayConnect } from "./may-connect.ts";
import { permissionsOf } from "./permissions.ts";
import { rangesOfUser } from "./ranges-naming.ts";
import { atRest, newSecret } from "./secrets.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For so long (ms) a shown password is good for what asks for it anew. */
const PROOF_LASTS = 10 * 60_000;
const AGENT_LENGTH = 256;
/** How long a session lasts (ms): at most, and without a renewal. */
const LIFE = { plain: { most: 12 * HOUR, idle: 8 * HOUR }, remembered: { most: 30 * DAY, idle: 14 * DAY } };

export type SessionEnd = "logout" | "revoked" | "password";

/** From where a session is begun, and by which browser. */
export interface Origin {
  readonly address: string;
  readonly agent: string | null;
}

/** Told of every session that was ended, by whom or what. */
type Ended = (session: string, by: SessionEnd) => void;

/** Why a socket of this session has to close; null while the session stands. */
export type Standing = SessionEnd | "expired" | null;

/** Who is signed in. A session lives in the database alone, so that ending it holds everywhere at once. */
export class Sessions {
  private readonly listeners = new Set<Ended>();

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  /** Opens a session; its refresh token is kept only as a hash. */
  async open(user: { readonly account: string; readonly id: string }, remember: boolean, { address, agent }: Origin): Promise<{ accessToken: string; refreshToken: string }> {
    const now = this.now();
    const refreshToken = newSecret();
    const id = newId(now);
    const expires_at = now + lifeOf(remember).most;
    await this.db
      .insertInto("sessions")
      .values({ id, account: user.account, user_id: user.id, refresh_hash: atRest(refreshToken), remember, created_at: now, used_at: now, proved_at: now, expires_at, address, agent: agent?.slice(0, AGENT_LENGTH) ?? null })
      .execute();
    return { accessToken: await this.tokens.issue({ user: user.id, account: user.account, session: id }), refreshToken };
  }

  /** Who speaks with this access token, if its session still stands. */
  async ofAccessToken(token: string): Promise<SessionCaller | null> {
    const claims = await this.tokens.read(token);
    if (!claims) return null;
    const [caller] = await this.callers((standing) => standing.where("sessions.id", "=", claims.session));
    return caller?.user === claims.user && caller.account === claims.account ? caller : null;
  }

  /** Who speaks with this refresh token, if its session still stands. */
  async ofRefreshToken(token: string): Promise<SessionCaller | null> {
    const [caller] = await this.callers((standing) => standing.where("sessions.refresh_hash", "=", atRest(token)));
    return caller ?? null;
  }

  /** A new access token; null where the session ended or was not used for too long. Throws where they may not connect from there. */
  async renew(refreshToken: string, address: string): Promise<string | null> {
    const caller = await this.ofRefreshToken(refreshToken);
    if (!caller) return null;
    if (!mayConnect(caller.ranges, address)) throw new Problem("address-not-allowed");
    await this.db.updateTable("sessions").set({ used_at: this.now() }).where("id", "=", caller.session).execute();
    return this.tokens.issue(caller);
  }

  async end(session: string, by: SessionEnd): Promise<void> {
    await this.db.updateTable("sessions").set({ ended_at: this.now(), ended_by: by }).where("id", "=", session).where("ended_at", "is", null).execute();
    this.tell([session], by);
  }

  /**
   * Ends all sessions of a user within a transaction, one excepted where it is named. Returns what has to be called
   * once that transaction holds: it closes their sockets.
   */
  async endAll(db: Queries, { account, user }: { readonly account: string; readonly user: string }, by: SessionEnd, except?: string): Promise<() => void> {
    const ended = await db
      .updateTable("sessions")
      .set({ ended_at: this.now(), ended_by: by })
      .where("account", "=", account)
      .where("user_id", "=", user)
      .where("ended_at", "is", null)
      .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
      .returning("id")
      .execute();
    return () => this.tell(ended.map(({ id }) => id), by);
  }

  /** The open sessions of a user, the latest used first. */
  async list({ account, user }: { readonly account: string; readonly user: string }) {
    return this.standing()
      .where("sessions.account", "=", account)
      .where("sessions.user_id", "=", user)
      .select(["sessions.id", "sessions.remember", "sessions.address", "sessions.agent", "sessions.created_at", "sessions.used_at", "sessions.expires_at"])
      .orderBy("sessions.used_at", "desc")
      .orderBy("sessions.id", "desc")
      .execute();
  }

  /** Somebody has just shown the password again. */
  async prove(session: string): Promise<void> {
    await this.db.updateTable("sessions").set({ proved_at: this.now() }).where("id", "=", session).execute();
  }

  /** Whether the password was shown lately enough for what must not be done by whoever finds a screen open. */
  isFresh({ provenAt }: SessionCaller): boolean {
    return this.now() - provenAt < PROOF_LASTS;
  }

  /** Calls back for each session that is ended from now on. */
  onEnded(listener: Ended): void {
    this.listeners.add(listener);
  }

  /** Of these sessions, who still speaks with what, and why the others ended. */
  async look(sessions: readonly string[]): Promise<ReadonlyMap<string, { readonly standing: Standing; readonly caller: SessionCaller | null }>> {
    const rows = await this.db.selectFrom("sessions").select(["id", "ended_by"]).where("id", "in", [...sessions]).execute();
    const callers = await this.callers((standing) => standing.where("sessions.id", "in", [...sessions]));
    return new Map(
      sessions.map((id) => {
        const caller = callers.find(({ session }) => session === id) ?? null;
        return [id, { caller, standing: caller ? null : (rows.find((row) => row.id === id)?.ended_by ?? "expired") }];
      }),
    );
  }

  /** Forgets sessions a day after their end: from where somebody came, and with what, is kept no longer than it is of use. */
  async forget(): Promise<void> {
    const longAgo = this.now() - DAY;
    await this.db.deleteFrom("sessions").where((where) => where.or([where("ended_at", "<=", longAgo), where("expires_at", "<=", longAgo)])).execute();
  }

  private tell(sessions: readonly string[], by: SessionEnd): void {
    for (const session of sessions) for (const listener of this.listeners) listener(session, by);
  }

  private async callers(which: (standing: StandingSessions) => StandingSessions): Promise<SessionCaller[]> {
    const rows = await which(this.standing())
      .leftJoin("privileges", (join) => join.onRef("privileges.account", "=", "users.account").onRef("privileges.name", "=", "users.privilege"))
      .select(["sessions.id as session", "users.id as user", "users.account", "users.privilege", "privileges.permissions", "sessions.proved_at", sql<boolean>`accounts.principal is not distinct from users.id`.as("isPrincipal"), rangesOfUser.as("ranges")])
      .execute();
    return rows.map(({ permissions, proved_at, ...row }) => ({ ...row, permissions: permissionsOf(row.privilege, permissions, row.isPrincipal), provenAt: proved_at }));
  }

  private standing() {
    const now = this.now();
    return this.db
      .selectFrom("sessions")
      .innerJoin("users", (join) => join.onRef("users.account", "=", "sessions.account").onRef("users.id", "=", "sessions.user_id"))
      .innerJoin("accounts", "accounts.id", "sessions.account")
      .where("sessions.ended_at", "is", null)
      .where("sessions.expires_at", ">", now)
      .where((where) =>
        where.or([where("sessions.used_at", ">", now - LIFE.plain.idle), where.and([where("sessions.remember", "=", true), where("sessions.used_at", ">", now - LIFE.remembered.idle)])]),
      )
      .where("accounts.subscribed", "=", true)
      .where("users.level", "<", 5)
      .where("users.disabled", "=", false);
  }
}

type StandingSessions = ReturnType<Sessions["standing"]>;

const lifeOf = (remember: boolean) => (remember ? LIFE.remembered : LIFE.plain);
