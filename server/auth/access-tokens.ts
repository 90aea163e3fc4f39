import { errors, jwtVerify, SignJWT } from "jose";

/** Claims of an access token. Check separately that the session is still open. */
export interface AccessClaims {
  readonly user: string;
  readonly account: string;
  readonly session: string;
}

const LIFE_SECONDS = 600;
const ISSUER = "switchboard";
const TYPE = "at+jwt";
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Signs and verifies access tokens (HS256 only, valid for 10 minutes). */
export class AccessTokens {
  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number,
  ) {}

  issue({ user, account, session }: AccessClaims): Promise<string> {
    const seconds = Math.floor(this.now() / 1000);
    return new SignJWT({ org: account, sid: session })
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(user)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFE_SECONDS)
      .sign(this.key);
  }

  /** Returns the claims of a token; null if it is invalid or expired. */
  async read(token: string): Promise<AccessClaims | null> {
    // The library ignores characters outside base64url, so several strings would decode to the same token.
    if (!COMPACT.test(token)) return null;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ["HS256"],
        typ: TYPE,
        issuer: ISSUER,
        requiredClaims: ["aud", "exp", "org", "sid"],
        currentDate: new Date(this.now()),
      });
      const { aud, org, sid } = payload;
      if (typeof aud !== "string" || typeof org !== "string" || typeof sid !== "string") return null;
      return { user: aud, account: org, session: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
