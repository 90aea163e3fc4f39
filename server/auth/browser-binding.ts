import { atRest, newSecret } from "./secrets.ts";

/** Longer than a sign-in elsewhere may take, in seconds. */
const LIFE_SECONDS = 1_200;

/** Only what we make ourselves is taken for a secret of a browser. */
const SECRET = /^[\w-]{43}$/;

/** By HTTPS its name keeps sites next to ours from planting one (RFC 6265bis, 4.1.3.2). */
const nameAt = (site: string) => (site.startsWith("https:") ? "__Host-browser" : "browser");

type Cookies = (name: string) => string | null;

/** What a login is bound to that this browser began: the hash of a secret that it alone has; null where it has none. */
export function boundBrowser(site: string, cookie: Cookies): string | null {
  const secret = cookie(nameAt(site));
  return secret !== null && SECRET.test(secret) ? atRest(secret) : null;
}

/**
 * Binds what begins to this browser: its hash, and the cookie that it has to be given. A browser that has a secret keeps
 * it, so that two of its tabs may be on their way. The cookie is never wanted where another site leads here (a provider's
 * answer brings none), but only when our own page claims the login: so it can be `Strict`, and works without HTTPS too.
 */
export function bindBrowser(site: string, cookie: Cookies): { readonly hash: string; readonly cookie: string } {
  const known = cookie(nameAt(site));
  const secret = known !== null && SECRET.test(known) ? known : newSecret();
  const attributes = ["Path=/", "HttpOnly", "SameSite=Strict", `Max-Age=${LIFE_SECONDS}`, ...(site.startsWith("https:") ? ["Secure"] : [])];
  return { hash: atRest(secret), cookie: [`${nameAt(site)}=${secret}`, ...attributes].join("; ") };
}
