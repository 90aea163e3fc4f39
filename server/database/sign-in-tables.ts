import type { ColumnType, Generated } from "kysely";
import type { Language, MailWithText as Mail } from "../../openapi/generated/console.ts";
import type { Matter } from "../mail/letter.ts";
import type { Instant, Json } from "./columns.ts";

interface SessionTable {
  id: string;
  account: string;
  user_id: string;
  refresh_hash: string;
  remember: boolean;
  created_at: Instant;
  used_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
  ended_by: "logout" | "revoked" | "password" | null;
  /** When they last showed who they are: by the password, or at their provider. */
  proved_at: Instant;
  /** From where, and by which browser, it was begun. */
  address: string | null;
  agent: string | null;
}

/** Logins that were made ready elsewhere. */
interface LoginClaimTable {
  claim_hash: string;
  binding_hash: string | null;
  account: string;
  user_id: string;
  remember: boolean;
  /** When they showed who they are. */
  proved_at: Instant;
  expires_at: Instant;
}

/** Requests for a new password and invitations to a first one, each good for one. */
interface PasswordResetTable {
  id: string;
  /** A keyed hash of the e-mail that was asked for. */
  login: string;
  /** Who asked; null for an invitation. */
  address: string | null;
  kind: "reset" | "activation";
  /** What the asking browser knows it by; null for an invitation. */
  request_hash: string | null;
  /** What the asking page spoke; null where it did not say, and for an invitation. */
  language: Language | null;
  /** The e-mail that was asked for, sealed, until it was looked up. */
  email_sealed: string | null;
  account: string | null;
  user_id: string | null;
  pin_hash: string | null;
  tries: Generated<number>;
  link_hash: string | null;
  link_expires_at: Instant | null;
  grant_hash: string | null;
  grant_expires_at: Instant | null;
  asked_at: Instant;
  /** When it was used or replaced. */
  ended_at: Instant | null;
}

/** What was written to people. */
interface MailTable {
  account: string;
  id: string;
  recipient: string;
  kind: Mail["kind"];
  language: Language;
  /** What the text names: the person, the account, and of a notice what was done. */
  names: Json<Matter["names"]>;
  has_pin: boolean;
  /** Its PIN and its link, until it was sent or cannot be any more. */
  sealed: string | null;
  state: Mail["state"];
  reason: string | null;
  tries: Generated<number>;
  /** When it is tried next. */
  next_at: Instant | null;
  /** When what is in it is of no use any more. */
  good_until: Instant;
  created_at: Instant;
  sent_at: Instant | null;
  search: string;
}

/** The second factor of a user: in force, being set up, or both. */
interface TwoFactorTable {
  account: string;
  user_id: string;
  /** Sealed; null until it is confirmed. */
  seed: string | null;
  since: Instant | null;
  /** The latest step (of 30 s) whose code was accepted. */
  used_step: number | null;
  /** When wrong codes were tried lately. */
  tries: ColumnType<readonly Instant[], string | undefined, string>;
  /** Sealed, and not confirmed yet. */
  pending: string | null;
  pending_at: Instant | null;
}

/** The backup codes that are left. */
interface BackupCodeTable {
  account: string;
  user_id: string;
  code_hash: string;
}

/** Attempts to show a secret that failed or are under way. */
interface AttemptTable {
  id: string;
  /**
   * What it is counted for: a user, a name that nobody has (hashed), a browser of a user, a session; null:
   * nobody by name.
   */
  login: string | null;
  /** From where; null: by somebody who is known, wherever they are. */
  address: string | null;
  at: Instant;
}

/** Browsers in which somebody has signed in. */
interface KnownBrowserTable {
  browser_hash: string;
  account: string;
  user_id: string;
  used_at: Instant;
}

/** What a sign-in leaves behind, and what it is held against. */
export interface SignInTables {
  sessions: SessionTable;
  login_claims: LoginClaimTable;
  two_factor: TwoFactorTable;
  backup_codes: BackupCodeTable;
  password_resets: PasswordResetTable;
  mails: MailTable;
  attempts: AttemptTable;
  known_browsers: KnownBrowserTable;
}
