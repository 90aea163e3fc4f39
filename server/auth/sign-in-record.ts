import type { Kysely } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { type AuditedChange, appendAudits } from "../log/append-audit.ts";
import type { Owner } from "./backup-codes.ts";
import type { EndedSession, Origin } from "./sessions.ts";
import { WrongGuess } from "./wrong-guess.ts";

/** Maximum number of audit entries per transaction. A large backlog is written in several transactions. */
const SLICE = 1_000;

type PendingEntry = AuditedChange & { readonly at: number };

/**
 * Records rejected and redirected sign-ins, rejected confirmations and ended sessions in the audit log of the
 * account. Entries are written later: if responses waited for the entries, the response time would reveal
 * whether a user exists. Unknown users and typed values are never recorded.
 */
export class SignInRecord {
  private waiting: PendingEntry[] = [];

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /**
   * Records a rejected sign-in. Attempts during a lock are not recorded, so that they cannot flood the audit
   * log. Sign-ins without the required code are not recorded either, because the code follows.
   */
  refused(
    { account, user, disabled = false }: Owner & { readonly disabled?: boolean },
    error: unknown,
    address: string,
  ): void {
    const refusal = refusalIn(error);
    if (!refusal) return;
    const reason = disabled ? "disabled" : refusal.after.reason;
    this.note({
      account,
      type: `sign-in-${refusal.verb}`,
      subject: `user/${user}`,
      data: { after: { ...refusal.after, reason, address } },
    });
  }

  /** Records that a signed-in user failed to confirm the password or second factor. */
  proofRefused(
    { account, user, session }: Owner & { readonly session: string },
    error: unknown,
    address: string,
  ): void {
    const refusal = refusalIn(error);
    if (refusal)
      this.note({
        account,
        type: `proof-${refusal.verb}`,
        subject: `session/${session}`,
        data: { by: user, after: { ...refusal.after, address } },
      });
  }

  /** Records an authenticated user who was redirected to another application. */
  redirected({ account, user }: Owner, way: string, { address, agent }: Origin): void {
    this.note({
      account,
      type: "sign-in-redirected",
      subject: `user/${user}`,
      data: { by: user, after: { way, address, agent } },
    });
  }

  /** Records that an authenticated user was rejected because of the user's level. */
  unplaced({ account, user }: Owner, address: string): void {
    this.note({
      account,
      type: "sign-in-refused",
      subject: `user/${user}`,
      data: { after: { reason: "level", address } },
    });
  }

  ended({ id, account, by, reason, before }: EndedSession): void {
    this.note({
      account,
      type: "session-removed",
      subject: `session/${id}`,
      data: { by, before, after: { reason } },
    });
  }

  /** Writes the pending entries. Entries that could not be written are retried by the next invocation. */
  async write(): Promise<void> {
    const pending = this.waiting;
    this.waiting = [];
    const failures: unknown[] = [];
    for (const account of new Set(pending.map((entry) => entry.account))) {
      const entries = pending.filter((entry) => entry.account === account);
      let written = 0;
      try {
        for (; written < entries.length; written += SLICE)
          await this.db
            .transaction()
            .execute((trx) => appendAudits(trx, account, entries.slice(written, written + SLICE)));
      } catch (error) {
        this.waiting = [...entries.slice(written), ...this.waiting];
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  private note(entry: AuditedChange): void {
    this.waiting.push({ ...entry, at: this.now() });
  }
}

interface Refusal {
  readonly verb: "refused" | "locked";
  readonly after: { readonly reason: string; readonly closed?: string; readonly until?: string };
}

/** Returns the refusal to record; null for other errors, during a lock, and for a missing code. */
function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof Problem) || error.code === "attempt-limit" || error.code === "two-factor-needed")
    return null;
  if (!(error instanceof WrongGuess)) return { verb: "refused", after: { reason: error.code } };
  const { reason, closing } = error;
  return closing
    ? {
        verb: "locked",
        after: { reason, closed: closing.closed, until: new Date(closing.until).toISOString() },
      }
    : { verb: "refused", after: { reason } };
}
