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
  /** A user; null: the platform itself. */
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

/** Sign-ins that were begun and not answered yet. */
interface SsoRequestTable {
  id: string;
  /** Null: it leads to no provider. */
  account: string | null;
  /** The origin at which it was begun. */
  site: string;
  /** The browser that began it. */
  browser_hash: string;
  remember: boolean;
  redirect: string | null;
  /** Settings that are tried; null: it signs in with those that were saved. */
  trial: Json<SamlSettings> | null;
  expires_at: Instant;
}

/** Answers that were used, as long as they would still be good. */
interface SsoAssertionTable {
  assertion_hash: string;
  expires_at: Instant;
}

/** Users by their names at an identity provider. */
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
