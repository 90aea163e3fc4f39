import type { Sso, SsoTest } from "../../openapi/generated/console.ts";
import type { SamlSettings } from "../auth/saml/saml-settings.ts";
import type { Instant, Json, Versioned } from "./columns.ts";

interface SsoSettingsTable extends Versioned {
  account: string;
  type: Sso["type"];
  enabled: boolean;
  /** PEM. */
  cert: string;
  cert_set_at: Instant;
  /** User id; null for the platform itself. */
  cert_set_by: string | null;
  entry_point: string;
  issuer: string;
  want_response_signed: boolean;
  want_assertions_signed: boolean;
  signature_algorithm: Sso["signatureAlgorithm"];
  digest_algorithm: Sso["digestAlgorithm"];
  force_authn: boolean;
  binding: Sso["authnRequestBinding"];
  identifier_format: string | null;
}

/** Pending sign-ins at identity providers. */
interface SsoRequestTable {
  id: string;
  /** Null if no account with single sign-on has the entered email address. */
  account: string | null;
  /** Origin of the console where the sign-in began. */
  site: string;
  /** Hash of a secret in the browser where the sign-in began. */
  browser_hash: string;
  remember: boolean;
  redirect: string | null;
  /** Settings of a test; null for a sign-in with the saved settings. */
  trial: Json<SamlSettings> | null;
  expires_at: Instant;
}

/** Used assertions, kept until they expire so that they cannot be replayed. */
interface SsoAssertionTable {
  assertion_hash: string;
  expires_at: Instant;
}

/** Users by their name ID at an identity provider. */
interface SsoIdentityTable {
  account: string;
  issuer: string;
  name_id: string;
  user_id: string;
  created_at: Instant;
}

interface SsoTestTable {
  account: string;
  result: Json<SsoTest>;
}

/** Single sign-on. */
export interface SsoTables {
  sso_settings: SsoSettingsTable;
  sso_requests: SsoRequestTable;
  sso_assertions: SsoAssertionTable;
  sso_identities: SsoIdentityTable;
  sso_tests: SsoTestTable;
}
