import type { Kysely } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { type AuditedChange, appendAudits } from "../log/append-audit.ts";
import type { Owner } from "./backup-codes.ts";
import type { EndedSession, Origin } from "./sessions.ts";
import { WrongGuess } from "./wrong-guess.ts";

/** Facts of an account per statement, so that any backlog can be written. */
const SLICE = 1_000;

type Noted = AuditedChange & { readonly at: number };

/**
 * Records sign-ins, rejections and sign-outs in each account's audit log. Entries are written later, because
 * the time of a response that waits for them would reveal that a user exists. Unknown users and typed values
 * are never recorded.
 */
export class SignInRecord {
  private waiting: Noted[] = [];

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /**
   * Records a rejected sign-in. Attempts during a lock are not recorded, so that they cannot fill the log.
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

  /** Records an authenticated user whose level has no console. */
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

  /** Writes what was noted; what cannot be written is tried again the next time. */
  async write(): Promise<void> {
    const noted = this.waiting;
    this.waiting = [];
    const failures: unknown[] = [];
    for (const account of new Set(noted.map((fact) => fact.account))) {
      const facts = noted.filter((fact) => fact.account === account);
      let written = 0;
      try {
        for (; written < facts.length; written += SLICE)
          await this.db
            .transaction()
            .execute((trx) => appendAudits(trx, account, facts.slice(written, written + SLICE)));
      } catch (error) {
        this.waiting = [...facts.slice(written), ...this.waiting];
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  private note(fact: AuditedChange): void {
    this.waiting.push({ ...fact, at: this.now() });
  }
}

interface Refusal {
  readonly verb: "refused" | "locked";
  readonly after: { readonly reason: string; readonly closed?: string; readonly until?: string };
}

/** Returns the refusal to record; null while a lock lasts, and for a missing code. */
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
