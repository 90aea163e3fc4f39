import type { Kysely, Selectable, Transaction } from "kysely";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { Notices } from "../mail/notices.ts";
import { type Owner, consumeBackupCode } from "./backup-codes.ts";
import { judgeCode } from "./totp.ts";
import type { Vault } from "./vault.ts";
import { WrongGuess } from "./wrong-guess.ts";

const MINUTE = 60_000;
/** Maximum number of wrong codes per period (ms). Correct passwords in between do not reset the count. */
const LIMITS = [
  { tries: 5, within: 10 * MINUTE },
  { tries: 10, within: 60 * MINUTE },
];
const LONGEST = Math.max(...LIMITS.map(({ within }) => within));

/** Method by which the user confirmed the second factor; null if the second factor is off. */
export type Shown = "code" | "backup-code" | null;

/**
 * Result of checking a code: accepted or not required (`shown`), missing (`needed`), wrong, expired, or not
 * checked after too many wrong codes (`closed`). `retryAfter`: time (ms) until the next code is allowed.
 * `until`: end (ms) of the lock that this code causes; null if further codes are allowed.
 */
type Outcome =
  | { readonly is: "shown"; readonly by: Shown }
  | { readonly is: "needed" }
  | { readonly is: "closed"; readonly retryAfter: number }
  | { readonly is: "wrong" | "expired"; readonly until: number | null };

/** Returns the `owner` for which the vault encrypts a second factor's seed. */
export const sealOf = ({ account, user }: Owner): string => `account/${account}/user/${user}/two-factor`;

/** Checks the second factor of users who enabled it, after the password. */
export class SecondFactor {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly now: () => number,
    private readonly notices: Notices,
  ) {}

  /** Returns the method of the second factor. Throws if it is on and the code is missing or not accepted. */
  async mustShow(owner: Owner, code: string | undefined): Promise<Shown> {
    const outcome = await this.show(owner, code);
    if (outcome.is === "shown") return outcome.by;
    throw refusal(outcome);
  }

  /** Throws if a signed-in user does not confirm the second factor. A wrong code is a validation problem. */
  async mustShowAgain(owner: Owner, code: string | undefined): Promise<void> {
    const outcome = await this.show(owner, code);
    if (outcome.is === "wrong" || outcome.is === "expired")
      throw refusal(outcome, {
        pointer: "/body/otp",
        code: outcome.is,
        message: outcome.is === "wrong" ? "is not a valid code" : "is too old or was used before",
      });
    if (outcome.is !== "shown") throw refusal(outcome);
  }

  private async show(owner: Owner, code: string | undefined): Promise<Outcome> {
    const outcome = await this.decide(owner, code);
    // The code follows a correct password. Another person may know the password, so the user is notified.
    if ("until" in outcome && outcome.until !== null)
      await this.db.transaction().execute((trx) =>
        this.notices.send(trx, {
          kind: "codes-closed",
          account: owner.account,
          owner: owner.user,
          by: null,
        }),
      );
    return outcome;
  }

  private async decide(owner: Owner, code: string | undefined): Promise<Outcome> {
    const { account, user } = owner;
    // Locks the row until the result is stored, so that a user's codes are checked one at a time.
    return this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("two_factor")
        .selectAll()
        .where("account", "=", account)
        .where("user_id", "=", user)
        .where("seed", "is not", null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return { is: "shown", by: null };
      if (code === undefined) return { is: "needed" };
      const now = this.now();
      const tries = row.tries.filter((at) => Math.abs(now - at) < LONGEST);
      const retryAfter = waitAfter(tries, now);
      if (retryAfter > 0) return { is: "closed", retryAfter };
      const verdict = await this.judge(trx, row, code.replaceAll(/\s/g, ""), now);
      if (verdict === "code" || verdict === "backup-code") return { is: "shown", by: verdict };
      await trx
        .updateTable("two_factor")
        .set({ tries: JSON.stringify([...tries, now]) })
        .where("account", "=", account)
        .where("user_id", "=", user)
        .execute();
      const wait = waitAfter([...tries, now], now);
      return { is: verdict, until: wait > 0 ? now + wait : null };
    });
  }

  private async judge(
    trx: Transaction<Tables>,
    row: Row,
    code: string,
    now: number,
  ): Promise<"code" | "backup-code" | "wrong" | "expired"> {
    const owner = { account: row.account, user: row.user_id };
    if (!/^\d{6}$/.test(code)) return (await consumeBackupCode(trx, owner, code)) ? "backup-code" : "wrong";
    const verdict = await judgeCode(this.vault.open(row.seed ?? "", sealOf(owner)), code, now, row.used_step);
    if (verdict.kind !== "right") return verdict.kind;
    await trx
      .updateTable("two_factor")
      .set({ used_step: verdict.step })
      .where("account", "=", row.account)
      .where("user_id", "=", row.user_id)
      .execute();
    return "code";
  }
}

type Row = Selectable<Tables["two_factor"]>;

/** Returns the time (ms) until the next code is allowed; 0 if allowed now. `tries`: times of wrong codes. */
function waitAfter(tries: readonly number[], now: number): number {
  const latestFirst = tries.toSorted((a, b) => b - a);
  return Math.max(
    0,
    ...LIMITS.map((limit) => (latestFirst[limit.tries - 1] ?? -Infinity) + limit.within - now),
  );
}

function refusal(outcome: Exclude<Outcome, { is: "shown" }>, fault?: Fault): Problem {
  if (outcome.is === "needed") return new Problem("two-factor-needed");
  if (outcome.is === "closed")
    return new Problem("attempt-limit", {
      detail: "Too many wrong codes.",
      headers: { "retry-after": String(Math.ceil(outcome.retryAfter / 1000)) },
    });
  return new WrongGuess(
    `two-factor-${outcome.is}`,
    outcome.until === null ? null : { closed: "codes", until: outcome.until },
    fault,
  );
}
