import { stringifySetCookie } from "cookie";
import { hashSecret, newSecret } from "./secrets.ts";

/** Format of the secrets. Cookies with other values are ignored. */
const SECRET = /^[\w-]{43}$/;

/** Returns a cookie of the request by name; null if missing. */
type Cookies = (name: string) => string | null;

/**
 * A secret in a browser's cookie (`HttpOnly`, `SameSite=Strict`). The server stores only its hash. `site` is
 * the origin of the console; with HTTPS, the cookie is also `Secure`.
 */
export class BrowserSecret {
  constructor(
    private readonly name: string,
    private readonly lifeSeconds: number,
  ) {}

  /** Returns the hash of the browser's secret; null if it has none. */
  hashIn(site: string, cookie: Cookies): string | null {
    const secret = this.secretIn(site, cookie);
    return secret === null ? null : hashSecret(secret);
  }

  /**
   * Returns the hash of the secret and the cookie to set. An existing secret is kept, because other logins in
   * this browser may use it.
   */
  keep(site: string, cookie: Cookies): { readonly hash: string; readonly cookie: string } {
    return this.give(site, this.secretIn(site, cookie) ?? newSecret());
  }

  /** Replaces the secret, so that copies of the previous one are useless. */
  renew(site: string): { readonly hash: string; readonly cookie: string } {
    return this.give(site, newSecret());
  }

  private give(site: string, secret: string) {
    const cookie = stringifySetCookie({
      name: this.nameAt(site),
      value: secret,
      path: "/",
      httpOnly: true,
      sameSite: "strict",
      maxAge: this.lifeSeconds,
      secure: isSecure(site),
    });
    return { hash: hashSecret(secret), cookie };
  }

  private secretIn(site: string, cookie: Cookies): string | null {
    const secret = cookie(this.nameAt(site));
    return secret !== null && SECRET.test(secret) ? secret : null;
  }

  /** With HTTPS, the prefix prevents sibling domains from setting the cookie (RFC 6265bis, 4.1.3.2). */
  private nameAt(site: string): string {
    return isSecure(site) ? `__Host-${this.name}` : this.name;
  }
}

const isSecure = (site: string): boolean => site.startsWith("https:");

/**
 * Secret that binds a login to the browser that started it. Several tabs can share the secret. It expires
 * after 20 minutes, longer than a sign-in at an identity provider may take. The cookie is needed only when
 * our own page claims the login, not when another site redirects here. So the cookie can be `Strict`, and
 * also works without HTTPS.
 */
export const BROWSER_BINDING = new BrowserSecret("browser", 1_200);
