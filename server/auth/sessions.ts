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

/** Time (ms) after an authentication during which sensitive changes are allowed. */
const PROOF_LASTS = 10 * 60_000;
/**
 * Allowed clock difference (ms) between nodes. An authentication further in the future took place before the
 * clock was set back, and does not allow sensitive changes.
 */
const SKEW = 60_000;
/**
 * Maximum number of active sessions per user; a further sign-in ends the least recently used one. The maximum
 * also limits the work of ending all sessions of a user.
 */
const MOST = 50;
export type SessionEnd = "logout" | "revoked" | "password";

/** Client IP address and user agent at the start of a session. */
export interface Origin {
  readonly address: string;
  readonly agent: string | null;
}

/** Properties of a session at its start. */
interface Beginning extends Origin {
  readonly remember: boolean;
  /** Authentication method. */
  readonly way: string;
  /** Time (ms) of the authentication; 0 if unknown. */
  readonly provedAt: number;
}

/** Tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A new session. Call `notifyEnded` after the commit; it closes the sockets of replaced sessions. */
interface Opened {
  readonly tokens: Tokens;
  readonly notifyEnded: () => void;
}

/** An ended session, with the user who ended it (`by`), the reason, and the details before the end. */
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

/** Reason why a session is no longer active; null while it is active. */
export type Standing = SessionEnd | "expired" | null;

/** Manages sessions. All nodes read them from the database, so an end takes effect everywhere immediately. */
export class Sessions {
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly tokens: AccessTokens,
    private readonly now: () => number,
  ) {}

  /**
   * Opens a session of a user whose row is locked. Ends the user's least recently used session if there are
   * too many. Only the hash of the refresh token is stored.
   */
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
    return {
      tokens: { accessToken, refreshToken },
      notifyEnded: () => this.notifyEnded(ended, "revoked", user),
    };
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
   * Returns a new access token and records that the session was used; returns null if the session is not
   * active. Throws a problem if the IP address is not allowed.
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
   * Locks the caller's user row and returns the caller with current permissions. Throws a problem if the
   * session is no longer active.
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

  /** Ends a session of the user; ignores ended sessions and sessions of other users. */
  async end(owner: Owner, session: string, reason: SessionEnd): Promise<void> {
    await this.endOwn(owner, reason, (ending) => ending.where("id", "=", session));
  }

  /** Ends all of the caller's sessions except the current one. */
  async endOthers(caller: SessionHolder): Promise<void> {
    await this.endOwn(caller, "revoked", (ending) => ending.where("id", "!=", caller.session));
  }

  /**
   * Ends all sessions of a user within a transaction, also those in linked accounts that this user has opened by
   * switching. Call the returned function after the commit; it closes the sockets of these sessions. `by`: user
   * who ends the sessions.
   */
  async endAll(
    trx: Transaction<Tables>,
    { by, ...owner }: Owner & { readonly by: string },
    reason: SessionEnd,
  ): Promise<() => void> {
    const ended = await (await this.ending(trx, owner, reason)).execute();
    const elsewhere: EndedRow[] = [];
    for (const linked of await reachedOnlyBySwitching(trx, owner))
      elsewhere.push(...(await (await this.ending(trx, linked, reason)).execute()));
    return () => {
      this.notifyEnded(ended, reason, by);
      // `by` is no user of the other accounts.
      for (const session of elsewhere) this.notifyEnded([session], reason, session.user_id);
    };
  }

  /** Returns the active sessions of a user, most recently used first. */
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

  /** Records that a signed-in user confirmed the password again. */
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
   * Returns true if the user's last authentication is recent enough for sensitive changes. This protects
   * screens that are left unattended.
   */
  isFresh({ provenAt }: Pick<SessionHolder, "provenAt">): boolean {
    const age = this.now() - provenAt;
    return age < PROOF_LASTS && age >= -SKEW;
  }

  /**
   * Registers a listener for ended sessions. All sessions of a user that end together are passed to the
   * listener as one array.
   */
  onEnded(listener: Listener): void {
    this.listeners.add(listener);
  }

  /**
   * Returns for each session id the holder if the session is active, otherwise the reason why it is not:
   * `expired` also if the session is unknown, or if the user or the account is no longer enabled.
   */
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

  /** Deletes sessions a day after their end, because they contain personal data (IP addresses). */
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
    this.notifyEnded(ended, reason, owner.user);
  }

  /**
   * Locks the user's row and returns an update that ends all sessions of the user; callers can restrict the
   * update. The lock waits for transactions that `stillSignedIn` admitted, and prevents concurrent sign-ins.
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

  private notifyEnded(sessions: readonly EndedRow[], reason: SessionEnd, by: string): void {
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

/** Returns the users of a person in other accounts who have no credentials of their own. */
const reachedOnlyBySwitching = (trx: Transaction<Tables>, { account, user }: Owner) =>
  trx
    .selectFrom("linked_users")
    .innerJoin("users", (join) =>
      join.onRef("users.account", "=", "linked_account").onRef("users.id", "=", "linked_user"),
    )
    .select(["users.account", "users.id as user"])
    .where("linked_users.account", "=", account)
    .where("linked_users.user_id", "=", user)
    .where("users.email", "is", null)
    .where("users.password_hash", "is", null)
    .execute();
