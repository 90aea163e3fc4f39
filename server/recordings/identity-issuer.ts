import { createPrivateKey, createPublicKey } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from "jose";

/** Whom the tokens are for: the service of AWS that gives roles. */
const AUDIENCE = "sts.amazonaws.com";
/** Seconds; a token is used at once. */
const LIFE = 300;
const ALGORITHM = "RS256";

interface IssuerOptions {
  /** RSA, PEM. */
  readonly key: string;
  /** Where others reach this platform; null where nobody does. */
  readonly publicUrl: URL | null;
  /** ms. */
  readonly now: () => number;
}

/**
 * Says to others which account asks, with tokens that they check by what this platform publishes (OpenID
 * Connect discovery). They believe it for what stands behind its address, so that there is none without one
 * over HTTPS.
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

  /** A token for one account; null where nobody could check it. */
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
    this.published ??= publishedOf(createPublicKey(this.key));
    return this.published;
  }
}

async function publishedOf(key: ReturnType<typeof createPublicKey>): Promise<JWK & { readonly kid: string }> {
  const jwk = await exportJWK(key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: ALGORITHM };
}
