import type { Kysely, Selectable, Transaction } from "kysely";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { type Owner, takeBackupCode } from "./backup-codes.ts";
import { judgeCode } from "./totp.ts";
import type { Vault } from "./vault.ts";

const MINUTE = 60_000;
/** So many wrong codes within so long (ms), whoever showed the password in between. */
const LIMITS = [
  { tries: 5, within: 10 * MINUTE },
  { tries: 10, within: 60 * MINUTE },
];
const LONGEST = Math.max(...LIMITS.map(({ within }) => within));

/** What became of a code; `retryAfter` (ms): there were too many wrong ones. */
type Outcome = "shown" | "needed" | "wrong" | "expired" | { readonly retryAfter: number };

/** Under what the seed of a second factor is sealed. */
export const sealOf = ({ account, user }: Owner): string => `account/${account}/user/${user}/two-factor`;

/** Asks those who turned it on for their second factor, after the password. */
export class SecondFactor {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly now: () => number,
  ) {}

  /** Ends a login where the second factor is on and the code does not show it. */
  async mustShow(owner: Owner, code: string | undefined): Promise<void> {
    const outcome = await this.show(owner, code);
    if (outcome !== "shown") throw refusal(outcome);
  }

  /** The same for somebody who is signed in, to whom a wrong code is a fault of what was sent. */
  async mustShowAgain(owner: Owner, code: string | undefined): Promise<void> {
    const outcome = await this.show(owner, code);
    if (outcome === "wrong" || outcome === "expired") {
      throw new Problem("unprocessable", { errors: [{ pointer: "/body/otp", code: outcome, message: outcome === "wrong" ? "is not the code" : "is too old" }] });
    }
    if (outcome !== "shown") throw refusal(outcome);
  }

  private async show(owner: Owner, code: string | undefined): Promise<Outcome> {
    const { account, user } = owner;
    // One code after the other, on whichever node: the row is held until it is said what became of it.
    return this.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom("two_factor").selectAll().where("account", "=", account).where("user_id", "=", user).where("seed", "is not", null).forUpdate().executeTakeFirst();
      if (!row) return "shown";
      if (code === undefined) return "needed";
      const now = this.now();
      const tries = row.tries.filter((at) => Math.abs(now - at) < LONGEST);
      const retryAfter = waitAfter(tries, now);
      if (retryAfter > 0) return { retryAfter };
      const outcome = await this.judge(trx, row, code.replaceAll(/\s/g, ""), now);
      if (outcome !== "shown") await trx.updateTable("two_factor").set({ tries: JSON.stringify([...tries, now]) }).where("account", "=", account).where("user_id", "=", user).execute();
      return outcome;
    });
  }

  private async judge(trx: Transaction<Tables>, row: Row, code: string, now: number): Promise<"shown" | "wrong" | "expired"> {
    const owner = { account: row.account, user: row.user_id };
    if (!/^\d{6}$/.test(code)) return (await takeBackupCode(trx, owner, code)) ? "shown" : "wrong";
    const verdict = await judgeCode(this.vault.open(row.seed ?? "", sealOf(owner)), code, now, row.used_step);
    if (verdict.kind !== "right") return verdict.kind;
    await trx.updateTable("two_factor").set({ used_step: verdict.step }).where("account", "=", row.account).where("user_id", "=", row.user_id).execute();
    return "shown";
  }
}

type Row = Selectable<Tables["two_factor"]>;

/** How long (ms) until another code may be tried; 0: now. */
function waitAfter(tries: readonly number[], now: number): number {
  const latestFirst = tries.toSorted((a, b) => b - a);
  return Math.max(0, ...LIMITS.map((limit) => (latestFirst[limit.tries - 1] ?? -Infinity) + limit.within - now));
}

function refusal(outcome: Exclude<Outcome, "shown">): Problem {
  if (typeof outcome === "object") return new Problem("attempt-limit", { detail: "Too many wrong codes.", headers: { "retry-after": String(Math.ceil(outcome.retryAfter / 1000)) } });
  return new Problem(`two-factor-${outcome}`);
}
