import { stringifySetCookie } from "cookie";
import { hashSecret, newSecret } from "./secrets.ts";

/** Format of our own secrets; other values are ignored. */
const SECRET = /^[\w-]{43}$/;

/** A cookie of a request by its name; null where there is none. */
type Cookies = (name: string) => string | null;

/**
 * A secret that one browser has, in a cookie that no script reads and no other site sends along; we keep its
 * hash.
 */
export class BrowserSecret {
  constructor(
    private readonly name: string,
    private readonly lifeSeconds: number,
  ) {}

  /** The hash of the secret that this browser brings; null where it brings none. */
  hashIn(site: string, cookie: Cookies): string | null {
    const secret = this.secretIn(site, cookie);
    return secret === null ? null : hashSecret(secret);
  }

  /**
   * The hash, and the cookie that the browser has to be given. One that has a secret keeps it: it may be in
   * use for more than this.
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

  /** With HTTPS, a name prefix prevents sibling sites from setting the cookie (RFC 6265bis, 4.1.3.2). */
  private nameAt(site: string): string {
    return isSecure(site) ? `__Host-${this.name}` : this.name;
  }
}

const isSecure = (site: string): boolean => site.startsWith("https:");

/**
 * Binds a login to the browser that started it. Two tabs can be signing in at the same time, longer than a
 * sign-in elsewhere takes. The cookie is needed only when our own page claims the login, not when another
 * site redirects here, so it can be `Strict` and also works without HTTPS.
 */
export const BROWSER_BINDING = new BrowserSecret("browser", 1_200);
