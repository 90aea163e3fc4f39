/** Parts of the console's own paths, such as `users` in `/users/{id}`. All other parts are ids or names. */
const PARTS: ReadonlySet<string> = new Set(
  (
    "2fa abandon-reasons account accounts activation administrators agent-forms ai api-keys appointments availabilities branches business calendar call calls claim configuration connections contacts device " +
    "editor email-templates exports feedback forgot form-submission forms history insights integrations ip-restrictions links login logs models monitor new edit notifications password pocs preview privacy profile " +
    "recorded-calls recordings referrers replay secrets segments services sso submissions subscriptions surveys tags templates terms topics uploads users utilities webhooks working-hours"
  ).split(" "),
);

/** Returns the first eight parts of a path, with `{id}` in place of ids and names. */
export const routeTemplate = (path: string): string =>
  `/${path
    .split("/")
    .filter(Boolean)
    .slice(0, 8)
    .map((part) => (PARTS.has(part) ? part : "{id}"))
    .join("/")}`;
