import { isDeepStrictEqual } from "node:util";
import type { Selectable, Transaction } from "kysely";
import type { Queries, Tables } from "../../database/schema.ts";
import type { SamlSettings } from "./saml-settings.ts";

/** Single sign-on settings of an account that has not saved any. */
export const SSO_DEFAULTS = {
  enabled: false,
  wantAuthnResponseSigned: false,
  wantAssertionsSigned: true,
  signatureAlgorithm: "sha256",
  digestAlgorithm: "sha256",
  forceAuthn: false,
  authnRequestBinding: "HTTP-Redirect",
  identifierFormat: null,
} as const;

/** Returns the SAML settings of a database row. */
export const samlSettings = (row: Selectable<Tables["sso_settings"]>): SamlSettings => ({
  cert: row.cert,
  entryPoint: row.entry_point,
  issuer: row.issuer,
  wantAuthnResponseSigned: row.want_response_signed,
  wantAssertionsSigned: row.want_assertions_signed,
  signatureAlgorithm: row.signature_algorithm,
  digestAlgorithm: row.digest_algorithm,
  forceAuthn: row.force_authn,
  authnRequestBinding: row.binding,
  identifierFormat: row.identifier_format,
});

/** Returns an account's settings; null if single sign-on is off or not included in the plan. */
export async function settingsInForce(db: Queries, account: string): Promise<SamlSettings | null> {
  const row = await db
    .selectFrom("sso_settings")
    .innerJoin("accounts", "accounts.id", "sso_settings.account")
    .selectAll("sso_settings")
    .select("accounts.features")
    .where("account", "=", account)
    .where("enabled", "=", true)
    .executeTakeFirst();
  return row?.features.some(({ name }) => name === "sso") ? samlSettings(row) : null;
}

/** Locks an account's settings until the end of the transaction. Returns true if they are unchanged. */
export async function stillInForce(
  trx: Transaction<Tables>,
  account: string,
  settings: SamlSettings,
): Promise<boolean> {
  await trx.selectFrom("sso_settings").select("account").where("account", "=", account).forShare().execute();
  return isDeepStrictEqual(await settingsInForce(trx, account), settings);
}
