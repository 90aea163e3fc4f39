import type { FastifyInstance } from "fastify";
import type { IdentityIssuer } from "./identity-issuer.ts";

const KEYS = "/.well-known/jwks.json";

/**
 * Publishes by what others check who asks them; where nobody outside reaches this platform there is nothing.
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
  // Whoever looks for something else must not be told a page of the console.
  app.get("/.well-known/*", (_, reply) => reply.callNotFound());
}
