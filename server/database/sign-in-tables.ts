import type { ColumnType, Generated } from "kysely";
import type { Language, MailWithText as Mail } from "../../openapi/generated/console.ts";
import type { Matter } from "../mail/render-email.ts";
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
  /** Keyed hash of the requested email address. */
  login: string;
  /** Client address; null for an invitation. */
  address: string | null;
  kind: "reset" | "activation";
  /** Hash of the id that the requesting browser has; null for an invitation. */
  request_hash: string | null;
  /** Language of the requesting page; null if unknown, and for an invitation. */
  language: Language | null;
  /** The requested email address, sealed, until it is looked up. */
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

/** Emails. */
interface MailTable {
  account: string;
  id: string;
  recipient: string;
  kind: Mail["kind"];
  language: Language;
  /** Names in the text: the person, the account, and for a notice the change. */
  names: Json<Matter["names"]>;
  has_pin: boolean;
  /** PIN and link, until the email was sent or has expired. */
  sealed: string | null;
  state: Mail["state"];
  reason: string | null;
  tries: Generated<number>;
  /** When it is tried next. */
  next_at: Instant | null;
  /** End of usefulness. */
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
  /** Times of recent wrong codes. */
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
   * Counter key: a user, an unknown name (hashed), a browser of a user, a session; null if counted by address
   * only.
   */
  login: string | null;
  /** Client address; null for a known browser or session. */
  address: string | null;
  at: Instant;
}

/** Known browsers of users. */
interface KnownBrowserTable {
  browser_hash: string;
  account: string;
  user_id: string;
  used_at: Instant;
}

/** State of sign-ins: sessions, attempts, requests and emails. */
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
