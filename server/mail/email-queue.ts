import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { isOpen, type Matter, type Secrets, renderEmail } from "./render-email.ts";
import { type Mailer, MailRefused } from "./mailer.ts";

const SECOND = 1_000;
const DAY = 86_400_000;
/** Delays (ms) between attempts. If the attempt after the last delay fails, the email has failed. */
const RETRIES = [10 * SECOND, 60 * SECOND, 300 * SECOND];
/**
 * Time (ms) for which a node claims an email. If the node stores no result in time, any node sends it again.
 */
const LEASE = 90 * SECOND;
/** Time (ms) after their creation when emails are deleted from the database. */
const LIFETIME = 90 * DAY;
/** Maximum length of a stored error message. */
const REASON_LENGTH = 300;

type Row = Selectable<Tables["mails"]>;

/** An email to a user or a customer of an account. */
export interface NewMail extends Matter {
  readonly account: string;
  readonly to: string;
  /** PIN and link; null for emails without them. */
  readonly secrets: Secrets | null;
  /** Time (ms) after which the email is useless and is not sent. */
  readonly goodUntil: number;
}

/**
 * Queues emails within a transaction, and sends them after its commit, with a few retries. Any node sends the
 * emails of all nodes. Without a mail server, emails stay in the queue (state `kept`), and an administrator
 * can forward them. PIN and link are stored encrypted, and deleted when the email was sent, failed or
 * expired.
 */
export class EmailQueue {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly mailer: Mailer | null,
    private readonly now: () => number,
  ) {}

  async take(
    trx: Transaction<Tables>,
    { account, to, kind, language, names, secrets, goodUntil }: NewMail,
  ): Promise<void> {
    const now = this.now();
    const id = newId(now);
    const sealed = secrets && this.vault.seal(JSON.stringify(secrets), sealContext(account, id));
    const state = this.mailer
      ? ({ state: "waiting", next_at: now } as const)
      : ({ state: "kept", next_at: null } as const);
    await trx
      .insertInto("mails")
      .values({
        account,
        id,
        recipient: to,
        kind,
        language,
        names: JSON.stringify(names),
        has_pin: secrets !== null && secrets.pin !== null,
        sealed,
        good_until: goodUntil,
        created_at: now,
        search: searchKey([to]),
        ...state,
      })
      .execute();
    await noticeRecord(trx, { kind: "mails", account, id });
  }

  /**
   * Returns the PIN and link of an email that was not sent because there is no mail server. Returns null for
   * other emails, and after expiry.
   */
  secretsOf({
    account,
    id,
    state,
    sealed,
  }: Pick<Row, "account" | "id" | "state" | "sealed">): Secrets | null {
    return state === "kept" && sealed !== null ? this.openSecrets({ account, id, sealed }) : null;
  }

  /** Deletes expired secrets and old emails. Then sends all due emails, one after another. */
  async deliver(): Promise<void> {
    await this.cleanUp();
    for (let row = await this.claimNext(); row; row = await this.claimNext())
      await this.settle(row, this.mailer ? await this.send(row, this.mailer) : { state: "kept" });
  }

  private async cleanUp(): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable("mails")
      .set({ sealed: null })
      .where("good_until", "<=", now)
      .where("state", "!=", "waiting")
      .where("sealed", "is not", null)
      .execute();
    await this.db
      .deleteFrom("mails")
      .where("created_at", "<=", now - LIFETIME)
      .execute();
  }

  /** Claims the next due email for this node. */
  private claimNext(): Promise<Row | undefined> {
    const now = this.now();
    return this.db
      .updateTable("mails")
      .set({ tries: sql`tries + 1`, next_at: now + LEASE })
      .where("id", "=", (query) =>
        query
          .selectFrom("mails")
          .select("id")
          .where("next_at", "<=", now)
          .orderBy("next_at")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  private async send(row: Row, mailer: Mailer): Promise<Outcome> {
    const secrets = row.sealed === null ? null : this.openSecrets({ ...row, sealed: row.sealed });
    if (row.good_until <= this.now() || (secrets === null && !isOpen(row)))
      return { state: "failed", reason: row.reason ?? "It expired before it could be sent." };
    try {
      await mailer.send({ ...renderEmail(row, secrets), id: row.id, to: row.recipient });
      return { state: "sent" };
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
      const wait = RETRIES[row.tries - 1];
      return error instanceof MailRefused || wait === undefined
        ? { state: "failed", reason }
        : { state: "waiting", reason, wait };
    }
  }

  private async settle({ account, id }: Row, outcome: Outcome): Promise<void> {
    const now = this.now();
    const isFinished = outcome.state === "sent" || outcome.state === "failed";
    await this.db
      .updateTable("mails")
      .set({
        state: outcome.state,
        reason: outcome.reason ?? null,
        next_at: outcome.wait === undefined ? null : now + outcome.wait,
        ...(outcome.state === "sent" && { sent_at: now }),
        ...(isFinished && { sealed: null }),
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    await noticeRecord(this.db, { kind: "mails", account, id });
  }

  private openSecrets({
    account,
    id,
    sealed,
  }: {
    readonly account: string;
    readonly id: string;
    readonly sealed: string;
  }): Secrets {
    return JSON.parse(this.vault.open(sealed, sealContext(account, id))) as Secrets; // sealed as such by `take`
  }
}

/** Result of an attempt to send an email. */
interface Outcome {
  readonly state: Row["state"];
  /** Error message. */
  readonly reason?: string;
  /** Time (ms) until the next attempt. */
  readonly wait?: number;
}

const sealContext = (account: string, id: string) => `mail/${account}/${id}`;
