import type { FastifyInstance } from "fastify";
import type { IdentityIssuer } from "./identity-issuer.ts";

const KEYS = "/.well-known/jwks.json";

/**
 * Publishes the discovery document and the keys that verify issued tokens. Without a public HTTPS URL, it
 * publishes nothing.
 */
export function serveIssuer(app: FastifyInstance, identities: IdentityIssuer): void {
  const { issuer } = identities;
  if (issuer !== null) {
    app.get("/.well-known/openid-configuration", () => ({
      issuer,
      jwks_uri: `${issuer}${KEYS}`,
      response_types_supported: ["id_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      claims_supported: ["iss", "sub", "aud", "iat", "exp"],
    }));
    app.get(KEYS, async () => ({ keys: [await identities.publicKey()] }));
  }
  // Other well-known paths must not return the console's page.
  app.get("/.well-known/*", (_, reply) => reply.callNotFound());
}
