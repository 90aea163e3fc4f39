import { hkdfSync } from "node:crypto";
import { SignJWT } from "jose";

/** Who is to be known at the external tool. */
export interface ExternalPerson {
  readonly id: string;
  readonly account: string;
  readonly email: string | null;
  readonly name: string;
}

const LIFE_SECONDS = 120;

/**
 * Signs people in to a tool outside: a token for that tool alone, HS256, two minutes. The tool checks it with
 * the key that `FEEDBACK_KEY` sets; without one it is derived from the platform's own, for the page that
 * stands in for it.
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

  /** The token; null where there is no such tool. */
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
