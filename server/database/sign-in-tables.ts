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
  /** Time of the last authentication by password or at the identity provider. */
  proved_at: Instant;
  /** IP address and user agent at sign-in. */
  address: string | null;
  agent: string | null;
}

/**
 * Completed sign-ins that a browser has not claimed yet, for example after a sign-in at an identity provider.
 */
interface LoginClaimTable {
  claim_hash: string;
  binding_hash: string | null;
  account: string;
  user_id: string;
  remember: boolean;
  /** Time of the authentication. */
  proved_at: Instant;
  expires_at: Instant;
}

/** Password reset requests, and invitations to set a first password. Each can be used once. */
interface PasswordResetTable {
  id: string;
  /** Keyed hash of the email address that the request or invitation is for. */
  login: string;
  /** IPv4 address or IPv6 network of the client; null for an invitation. */
  address: string | null;
  kind: "reset" | "activation";
  /** Hash of a secret id that only the requesting browser has; null for an invitation. */
  request_hash: string | null;
  /** Language of the requesting page; null if unknown, and for an invitation. */
  language: Language | null;
  /** The entered email address, sealed; null for an invitation, and after a job has looked up the user. */
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
  /** Time when the request was used, replaced or revoked. */
  ended_at: Instant | null;
}

interface MailTable {
  account: string;
  id: string;
  recipient: string;
  kind: Mail["kind"];
  language: Language;
  /** Names of the recipient and the account, and either the reported change or the complete email, if any. */
  names: Json<Matter["names"]>;
  has_pin: boolean;
  /** PIN and link, sealed; null for an email without them, and after it was sent, failed or expired. */
  sealed: string | null;
  state: Mail["state"];
  reason: string | null;
  tries: Generated<number>;
  /** Time of the next attempt. */
  next_at: Instant | null;
  /** Time after which the email is no longer sent. */
  good_until: Instant;
  created_at: Instant;
  sent_at: Instant | null;
  search: string;
}

/** Second factor of a user: active or being set up. */
interface TwoFactorTable {
  account: string;
  user_id: string;
  /** Sealed secret from which codes are computed; null until a setup is confirmed. */
  seed: string | null;
  since: Instant | null;
  /** Number of the last 30-second step since 1970 whose code was accepted. */
  used_step: number | null;
  /** Times of recent wrong codes. */
  tries: ColumnType<readonly Instant[], string | undefined, string>;
  /** Sealed seed of an unconfirmed setup. */
  pending: string | null;
  pending_at: Instant | null;
}

/** Unused backup codes. */
interface BackupCodeTable {
  account: string;
  user_id: string;
  code_hash: string;
}

/** Failed and running attempts to enter a password, and rejected responses of identity providers. */
interface AttemptTable {
  id: string;
  /**
   * Key by which the attempt is counted: a user, an unknown login (hashed), a known browser or session of a
   * user, or single sign-on of an account. Never null in new rows.
   */
  login: string | null;
  /** IPv4 address or IPv6 network of the client; null for a known browser, a session or single sign-on. */
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
