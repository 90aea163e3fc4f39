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
/** Delays (ms) between attempts; after the last one the email has failed. */
const RETRIES = [10 * SECOND, 60 * SECOND, 300 * SECOND];
/** Time (ms) after which an email taken by a silent node is released. */
const LEASE = 90 * SECOND;
const KEPT = 90 * DAY;
const REASON_LENGTH = 300;

type Row = Selectable<Tables["mails"]>;

/** An email to a user of an account. */
export interface NewMail extends Matter {
  readonly account: string;
  readonly to: string;
  /** Null where nothing in it is a secret. */
  readonly secrets: Secrets | null;
  /** Time (ms) after which it is useless and not sent. */
  readonly goodUntil: number;
}

/**
 * Queues emails within a transaction and sends them after it, with a few retries. Any node sends emails of
 * all nodes. Without a mail server they stay here for an administrator to forward. PIN and link are sealed,
 * and deleted when the email was sent, failed or expired.
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
    const sealed = secrets && this.vault.seal(JSON.stringify(secrets), ownerOf(account, id));
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

  /** PIN and link of a letter that stays here; null where it went elsewhere, or is of no more use. */
  secretsOf({
    account,
    id,
    state,
    sealed,
  }: Pick<Row, "account" | "id" | "state" | "sealed">): Secrets | null {
    return state === "kept" && sealed !== null ? this.opened({ account, id, sealed }) : null;
  }

  /** Sends all due emails, one after another. */
  async deliver(): Promise<void> {
    await this.tidy();
    for (let row = await this.next(); row; row = await this.next())
      await this.settle(row, this.mailer ? await this.send(row, this.mailer) : { state: "kept" });
  }

  private async tidy(): Promise<void> {
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
      .where("created_at", "<=", now - KEPT)
      .execute();
  }

  /** Takes the next letter for this node alone. */
  private next(): Promise<Row | undefined> {
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

  private async send(row: Row, mailer: Mailer): Promise<Ending> {
    const secrets = row.sealed === null ? null : this.opened({ ...row, sealed: row.sealed });
    if (row.good_until <= this.now() || (secrets === null && !isOpen(row)))
      return { state: "failed", reason: row.reason ?? "It could not be sent in time." };
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

  private async settle({ account, id }: Row, ending: Ending): Promise<void> {
    const now = this.now();
    const isOver = ending.state === "sent" || ending.state === "failed";
    await this.db
      .updateTable("mails")
      .set({
        state: ending.state,
        reason: ending.reason ?? null,
        next_at: ending.wait === undefined ? null : now + ending.wait,
        ...(ending.state === "sent" && { sent_at: now }),
        ...(isOver && { sealed: null }),
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    await noticeRecord(this.db, { kind: "mails", account, id });
  }

  private opened({
    account,
    id,
    sealed,
  }: {
    readonly account: string;
    readonly id: string;
    readonly sealed: string;
  }): Secrets {
    return JSON.parse(this.vault.open(sealed, ownerOf(account, id))) as Secrets; // sealed as such by `take`
  }
}

interface Ending {
  readonly state: Row["state"];
  readonly reason?: string;
  readonly wait?: number;
}

const ownerOf = (account: string, id: string) => `mail/${account}/${id}`;
