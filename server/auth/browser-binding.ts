import { BrowserSecret } from "./browser-secret.ts";

/**
 * What a login is bound to that a browser began: two of its tabs may be on their way at once, for longer than
 * a sign-in elsewhere may take. The cookie is never wanted where another site leads here (a provider's answer
 * brings none), but only when our own page claims the login: so it can be `Strict`, and works without HTTPS
 * too.
 */
export const BROWSER_BINDING = new BrowserSecret("browser", 1_200);
