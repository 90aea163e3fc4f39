import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { SessionCaller } from "./caller.ts";
import { atRest, newSecret } from "./secrets.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a session lasts (ms): at most, and without a renewal. */
const LIFE = { plain: { most: 12 * HOUR, idle: 8 * HOUR }, remembered: { most: 30 * DAY, idle: 14 * DAY } };

export type SessionEnd = "logout" | "revoked";

/** Why a socket of this session has to close; null while the session stands. */
export type Standing = SessionEnd | "expired" | null;

/** Who is signed in. A session lives in the database alone, so that ending it holds everywhere at once. */
export class Sessions {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  /** Opens a session; its refresh token is kept only as a hash. */
  async open(user: { readonly account: string; readonly id: string }, remember: boolean): Promise<{ accessToken: string; refreshToken: string }> {
    const now = this.now();
    const refreshToken = newSecret();
    const id = newId(now);
    const expires_at = now + lifeOf(remember).most;
    await this.db
      .insertInto("sessions")
      .values({ id, account: user.account, user_id: user.id, refresh_hash: atRest(refreshToken), remember, created_at: now, used_at: now, expires_at })
      .execute();
    return { accessToken: await this.tokens.issue({ user: user.id, account: user.account, session: id }), refreshToken };
  }

  /** Who speaks with this access token, if its session still stands. */
  async ofAccessToken(token: string): Promise<SessionCaller | null> {
    const claims = await this.tokens.read(token);
    if (!claims) return null;
    const caller = await this.standing().where("sessions.id", "=", claims.session).executeTakeFirst();
    return caller?.user === claims.user && caller.account === claims.account ? caller : null;
  }

  /** Who speaks with this refresh token, if its session still stands. */
  async ofRefreshToken(token: string): Promise<SessionCaller | null> {
    return (await this.standing().where("sessions.refresh_hash", "=", atRest(token)).executeTakeFirst()) ?? null;
  }

  /** A new access token; null where the session ended or was not used for too long. */
  async renew(refreshToken: string): Promise<string | null> {
    const caller = await this.ofRefreshToken(refreshToken);
    if (!caller) return null;
    await this.db.updateTable("sessions").set({ used_at: this.now() }).where("id", "=", caller.session).execute();
    return this.tokens.issue(caller);
  }

  async end(session: string, by: SessionEnd): Promise<void> {
    await this.db.updateTable("sessions").set({ ended_at: this.now(), ended_by: by }).where("id", "=", session).where("ended_at", "is", null).execute();
  }

  /** Of these sessions, who still speaks with what, and why the others ended. */
  async look(sessions: readonly string[]): Promise<ReadonlyMap<string, { readonly standing: Standing; readonly caller: SessionCaller | null }>> {
    const rows = await this.db.selectFrom("sessions").select(["id", "ended_by"]).where("id", "in", [...sessions]).execute();
    const callers = await this.standing().where("sessions.id", "in", [...sessions]).execute();
    return new Map(
      sessions.map((id) => {
        const caller = callers.find(({ session }) => session === id) ?? null;
        return [id, { caller, standing: caller ? null : (rows.find((row) => row.id === id)?.ended_by ?? "expired") }];
      }),
    );
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
      .select(["sessions.id as session", "users.id as user", "users.account", "users.privilege"]);
  }
}

const lifeOf = (remember: boolean) => (remember ? LIFE.remembered : LIFE.plain);
