import { hkdfSync } from "node:crypto";
import { SignJWT } from "jose";

/** A user to sign in to an external tool. */
export interface ExternalPerson {
  readonly id: string;
  readonly account: string;
  readonly email: string | null;
  readonly name: string;
}

const LIFE_SECONDS = 120;

/**
 * Signs users in to an external tool with a token for that tool (HS256, valid for two minutes). The only tool
 * is customer feedback, which verifies the token with `FEEDBACK_KEY`. If this variable is not set, the key is
 * derived from `accessKey`. No external tool knows that key, but the platform's placeholder page, which is
 * served if `FEEDBACK_URL` is not set, does not verify the token.
 */
export class ExternalApps {
  private readonly keys: ReadonlyMap<string, { readonly audience: string; readonly key: Uint8Array }>;

  constructor(
    { feedbackUrl, feedbackKey }: { readonly feedbackUrl: string; readonly feedbackKey: string | null },
    accessKey: Uint8Array,
    private readonly now: () => number,
  ) {
    const key =
      feedbackKey === null
        ? new Uint8Array(hkdfSync("sha256", accessKey, "", "feedback", 32))
        : new TextEncoder().encode(feedbackKey);
    this.keys = new Map([["feedback", { audience: feedbackUrl, key }]]);
  }

  /** Returns a token with which the user signs in to the tool `app`; null if the tool is unknown. */
  async tokenFor(app: string, { id, account, email, name }: ExternalPerson): Promise<string | null> {
    const tool = this.keys.get(app);
    if (!tool) return null;
    const seconds = Math.floor(this.now() / 1000);
    return new SignJWT({ org: account, ...(email !== null && { email }), name })
      .setProtectedHeader({ alg: "HS256", typ: "sso+jwt" })
      .setIssuer("switchboard")
      .setSubject(id)
      .setAudience(tool.audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFE_SECONDS)
      .sign(tool.key);
  }
}
