import { createPrivateKey, createPublicKey } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from "jose";

/** Audience of the tokens: the AWS security token service. */
const AUDIENCE = "sts.amazonaws.com";
/** Lifetime in seconds; tokens are used immediately. */
const LIFE = 300;
const ALGORITHM = "RS256";

interface IssuerOptions {
  /** RSA private key, PEM. */
  readonly key: string;
  /** Public URL of this platform; null if there is none. */
  readonly publicUrl: URL | null;
  /** The wall clock, ms. */
  readonly now: () => number;
}

/**
 * Issues tokens that identify an account to other services, which verify them through this platform's OpenID
 * Connect discovery. This requires a public HTTPS URL.
 */
export class IdentityIssuer {
  readonly issuer: string | null;
  private readonly key;
  private published: Promise<JWK & { readonly kid: string }> | null = null;

  constructor(private readonly options: IssuerOptions) {
    const { key, publicUrl } = options;
    this.key = createPrivateKey(key);
    this.issuer = publicUrl?.protocol === "https:" ? publicUrl.origin : null;
  }

  /** Returns a token for an account; null without a public HTTPS URL. */
  async tokenFor(account: string): Promise<string | null> {
    if (this.issuer === null) return null;
    const { kid } = await this.publicKey();
    const seconds = Math.floor(this.options.now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid })
      .setIssuer(this.issuer)
      .setSubject(account)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFE)
      .sign(this.key);
  }

  publicKey(): Promise<JWK & { readonly kid: string }> {
    this.published ??= publishedKey(createPublicKey(this.key));
    return this.published;
  }
}

async function publishedKey(
  key: ReturnType<typeof createPublicKey>,
): Promise<JWK & { readonly kid: string }> {
  const jwk = await exportJWK(key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: ALGORITHM };
}
