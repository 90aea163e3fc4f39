import type { Kysely, Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Owner } from "./backup-codes.ts";
import type { SessionHolder } from "./caller.ts";
import { mayConnect } from "./ranges-naming.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { DAY, LIFE, readCallers, type StandingSessions, activeSessions } from "./standing-sessions.ts";

/** Time (ms) for which a confirmed password allows sensitive changes. */
const PROOF_LASTS = 10 * 60_000;
/**
 * Allowed clock difference (ms) between nodes. A confirmation further in the future was made before the clock
 * was set back.
 */
const SKEW = 60_000;
/**
 * Limit of open sessions per user; the one unused the longest is replaced. It also bounds the work of ending
 * all of them.
 */
const MOST = 50;
export type SessionEnd = "logout" | "revoked" | "password";

/** Client address and user agent at the start of a session. */
export interface Origin {
  readonly address: string;
  readonly agent: string | null;
}

/** Start of a session: method, address and user agent. */
interface Beginning extends Origin {
  readonly remember: boolean;
  /** Authentication method. */
  readonly way: string;
  /** Time of authentication (ms). */
  readonly provedAt: number;
}

/** Tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A new session. Call `tell` after the commit; it closes the sockets of replaced sessions. */
interface Opened {
  readonly tokens: Tokens;
  readonly tell: () => void;
}

/** An ended session with its author, reason and details. */
export interface EndedSession {
  readonly id: string;
  readonly account: string;
  readonly by: string;
  readonly reason: SessionEnd;
  readonly before: {
    readonly user: string;
    readonly address: string | null;
    readonly agent: string | null;
    readonly remember: boolean;
  };
}

type Listener = (ended: readonly EndedSession[]) => void;

/** Reason to close a socket of the session; null while it is active. */
export type Standing = SessionEnd | "expired" | null;

/** Sessions. They are stored only in the database, so that ending one takes effect everywhere immediately. */
export class Sessions {
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  /** Opens a session of a user whose row is locked; its refresh token is stored as a hash. */
  async open(
    trx: Transaction<Tables>,
    { account, user }: Owner,
    { remember, way, provedAt, address, agent }: Beginning,
  ): Promise<Opened> {
    const surplus = this.standingOf({ account, user }, trx)
      .select("sessions.id")
      .offset(MOST - 1);
    const ended = await (
      await this.ending(trx, { account, user }, "revoked")
    )
      .where("id", "in", surplus)
      .execute();
    const now = this.now();
    const refreshToken = newSecret();
    const id = newId(now);
    const times = {
      created_at: now,
      used_at: now,
      proved_at: Math.min(now, provedAt),
      expires_at: now + lifeOf(remember).most,
    };
    await trx
      .insertInto("sessions")
      .values({
        id,
        account,
        user_id: user,
        refresh_hash: hashSecret(refreshToken),
        remember,
        ...times,
        address,
        agent,
      })
      .execute();
    await appendAudit(
      trx,
      {
        account,
        type: "session-created",
        subject: `session/${id}`,
        data: { by: user, after: { way, address, agent, remember } },
      },
      now,
    );
    const accessToken = await this.tokens.issue({ user, account, session: id });
    return { tokens: { accessToken, refreshToken }, tell: () => this.tell(ended, "revoked", user) };
  }

  /** Returns the holder of an access token if the session is active. */
  async ofAccessToken(token: string): Promise<SessionHolder | null> {
    const claims = await this.tokens.read(token);
    if (!claims) return null;
    const [caller] = await this.callers((standing) => standing.where("sessions.id", "=", claims.session));
    return caller?.user === claims.user && caller.account === claims.account ? caller : null;
  }

  /** Returns the holder of a refresh token if the session is active. */
  async ofRefreshToken(token: string): Promise<SessionHolder | null> {
    const [caller] = await this.callers((standing) =>
      standing.where("sessions.refresh_hash", "=", hashSecret(token)),
    );
    return caller ?? null;
  }

  /**
   * A new access token; null where the session ended or was not used for too long. Throws where they may not
   * connect from there.
   */
  async renew(refreshToken: string, address: string): Promise<string | null> {
    const caller = await this.ofRefreshToken(refreshToken);
    if (!caller) return null;
    if (!mayConnect(caller.ranges, address)) throw new Problem("address-not-allowed");
    await this.db
      .updateTable("sessions")
      .set({ used_at: this.now() })
      .where("id", "=", caller.session)
      .execute();
    return this.tokens.issue(caller);
  }

  /**
   * Returns the caller with current permissions and locks their row; throws if the session ended while the
   * request waited.
   */
  async stillSignedIn(
    trx: Transaction<Tables>,
    { account, user, session }: SessionHolder,
  ): Promise<SessionHolder> {
    await trx
      .selectFrom("users")
      .select("id")
      .where("account", "=", account)
      .where("id", "=", user)
      .forShare()
      .execute();
    const [caller] = await this.callers(
      (standing) =>
        standing
          .where("sessions.id", "=", session)
          .where("sessions.account", "=", account)
          .where("sessions.user_id", "=", user),
      trx,
    );
    if (!caller) throw new Problem("unauthorized");
    return caller;
  }

  /** Ends one of the user's own sessions. */
  async end(owner: Owner, session: string, reason: SessionEnd): Promise<void> {
    await this.endOwn(owner, reason, (ending) => ending.where("id", "=", session));
  }

  /** Ends all of the caller's sessions but this one. */
  async endOthers(caller: SessionHolder): Promise<void> {
    await this.endOwn(caller, "revoked", (ending) => ending.where("id", "!=", caller.session));
  }

  /**
   * Ends all sessions of a user within a transaction. Call the returned function after the commit; it closes
   * their sockets.
   */
  async endAll(
    trx: Transaction<Tables>,
    { by, ...owner }: Owner & { readonly by: string },
    reason: SessionEnd,
  ): Promise<() => void> {
    const ended = await (await this.ending(trx, owner, reason)).execute();
    return () => this.tell(ended, reason, by);
  }

  /** The open sessions of a user, the latest used first. */
  async list(owner: Owner) {
    return this.standingOf(owner)
      .select([
        "sessions.id",
        "sessions.remember",
        "sessions.address",
        "sessions.agent",
        "sessions.created_at",
        "sessions.used_at",
        "sessions.expires_at",
      ])
      .execute();
  }

  /** Records a confirmation of the password. */
  async prove({ account, user, session }: SessionHolder, address: string): Promise<void> {
    const now = this.now();
    await this.db.transaction().execute(async (trx) => {
      await trx.updateTable("sessions").set({ proved_at: now }).where("id", "=", session).execute();
      await appendAudit(
        trx,
        {
          account,
          type: "session-proved",
          subject: `session/${session}`,
          data: { by: user, after: { address } },
        },
        now,
      );
    });
  }

  /**
   * Returns true if authentication is recent enough for sensitive changes, which an unattended screen must
   * not allow.
   */
  isFresh({ provenAt }: Pick<SessionHolder, "provenAt">): boolean {
    const age = this.now() - provenAt;
    return age < PROOF_LASTS && age >= -SKEW;
  }

  /** Calls back for the sessions that are ended from now on, with all of a person that end together. */
  onEnded(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Returns the holders of active sessions, and the reasons why the others ended. */
  async look(
    sessions: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly standing: Standing; readonly caller: SessionHolder | null }>> {
    const rows = await this.db
      .selectFrom("sessions")
      .select(["id", "ended_by"])
      .where("id", "in", [...sessions])
      .execute();
    const endings = new Map(rows.map(({ id, ended_by }) => [id, ended_by]));
    const callers = new Map(
      (await this.callers((standing) => standing.where("sessions.id", "in", [...sessions]))).map((caller) => [
        caller.session,
        caller,
      ]),
    );
    return new Map(
      sessions.map((id) => {
        const caller = callers.get(id) ?? null;
        return [id, { caller, standing: caller ? null : (endings.get(id) ?? "expired") }];
      }),
    );
  }

  /** Deletes sessions a day after their end, to keep addresses and user agents no longer than needed. */
  async forget(): Promise<void> {
    const longAgo = this.now() - DAY;
    await this.db
      .deleteFrom("sessions")
      .where((where) => where.or([where("ended_at", "<=", longAgo), where("expires_at", "<=", longAgo)]))
      .execute();
  }

  private async endOwn(owner: Owner, reason: SessionEnd, which: (ending: Ending) => Ending): Promise<void> {
    const ended = await this.db
      .transaction()
      .execute(async (trx) => which(await this.ending(trx, owner, reason)).execute());
    this.tell(ended, reason, owner.user);
  }

  /**
   * Locks the user's row, so that requests of these sessions finish first and no concurrent sign-in starts.
   */
  private async ending(trx: Transaction<Tables>, { account, user }: Owner, reason: SessionEnd) {
    await trx
      .selectFrom("users")
      .select("id")
      .where("account", "=", account)
      .where("id", "=", user)
      .forNoKeyUpdate()
      .execute();
    return trx
      .updateTable("sessions")
      .set({ ended_at: this.now(), ended_by: reason })
      .where("account", "=", account)
      .where("user_id", "=", user)
      .where("ended_at", "is", null)
      .returning(["id", "account", "user_id", "address", "agent", "remember"]);
  }

  private tell(sessions: readonly EndedRow[], reason: SessionEnd, by: string): void {
    if (sessions.length === 0) return;
    const ended = sessions.map(({ id, account, user_id: user, address, agent, remember }) => ({
      id,
      account,
      by,
      reason,
      before: { user, address, agent, remember },
    }));
    for (const listener of this.listeners) listener(ended);
  }

  private standingOf({ account, user }: Owner, db: Queries = this.db) {
    return this.standing(db)
      .where("sessions.account", "=", account)
      .where("sessions.user_id", "=", user)
      .orderBy("sessions.used_at", "desc")
      .orderBy("sessions.id", "desc");
  }

  private standing(db: Queries = this.db) {
    return activeSessions(db, this.now());
  }

  private callers(which: (standing: StandingSessions) => StandingSessions, db?: Queries) {
    return readCallers(which(this.standing(db)));
  }
}

type Ending = Awaited<ReturnType<Sessions["ending"]>>;
type EndedRow = Awaited<ReturnType<Ending["execute"]>>[number];

const lifeOf = (remember: boolean) => (remember ? LIFE.remembered : LIFE.plain);
