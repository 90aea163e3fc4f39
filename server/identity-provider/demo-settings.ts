import type { Kysely } from "kysely";
import { SSO_DEFAULTS } from "../auth/saml/sso-settings.ts";
import type { Tables } from "../database/schema.ts";
import { DEMO_ACCOUNT } from "../seed/demo-account.ts";
import { DEMO_ISSUER } from "./demo-provider.ts";
import { DEMO_SIGN_IN } from "./serve-demo-provider.ts";

/**
 * Configures single sign-on of the demo account with the demo provider, if the account has no settings yet.
 * In existing settings for the demo provider, updates only the URL and the certificate, which can differ at
 * each start. If the demo provider is not served (`served` is null), disables these settings. Settings for
 * another provider are not changed.
 */
export async function keepDemoSettings(
  db: Kysely<Tables>,
  served: { readonly site: string; readonly cert: string } | null,
  now: number,
): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", DEMO_ACCOUNT.id)
    .executeTakeFirst();
  if (!account) return;
  if (!served) {
    await db
      .updateTable("sso_settings")
      .set({ enabled: false, updated_at: now })
      .where("account", "=", account.id)
      .where("issuer", "=", DEMO_ISSUER)
      .where("enabled", "=", true)
      .execute();
    return;
  }
  const provider = { entry_point: served.site + DEMO_SIGN_IN, cert: served.cert };
  const {
    enabled: _,
    wantAuthnResponseSigned,
    wantAssertionsSigned,
    signatureAlgorithm,
    digestAlgorithm,
    forceAuthn,
    authnRequestBinding,
    identifierFormat,
  } = SSO_DEFAULTS;
  await db
    .insertInto("sso_settings")
    .values({
      ...provider,
      account: account.id,
      type: "saml",
      enabled: true,
      cert_set_at: now,
      cert_set_by: null,
      issuer: DEMO_ISSUER,
      want_response_signed: wantAuthnResponseSigned,
      want_assertions_signed: wantAssertionsSigned,
      signature_algorithm: signatureAlgorithm,
      digest_algorithm: digestAlgorithm,
      force_authn: forceAuthn,
      binding: authnRequestBinding,
      identifier_format: identifierFormat,
      created_at: now,
      updated_at: now,
    })
    // An account with another provider keeps its settings.
    .onConflict((conflict) =>
      conflict.column("account").doUpdateSet(provider).where("sso_settings.issuer", "=", DEMO_ISSUER),
    )
    .execute();
}
