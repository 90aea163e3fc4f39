import type { WebhookLog } from "../../../openapi/generated/console.ts";

type Sent = Pick<WebhookLog, "payload"> & { readonly request: NonNullable<WebhookLog["request"]> };

/** Quotes a text for a Unix shell. Inside single quotes, only a single quote is special. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a header in curl's notation. curl sends an empty header only if its name ends in a semicolon. */
const headerOf = (name: string, value: string): string => (value === "" ? `${name};` : `${name}: ${value}`);

/** Returns the names of headers whose secret values are not stored. */
export const secretHeaders = ({ headers }: Sent["request"]): readonly string[] =>
  headers.flatMap(({ name, value }) => (value === null ? [name] : []));

/**
 * Returns a curl command that repeats a request. `leftOut` writes a comment that names the missing secrets.
 */
export function curlOf(
  { request, payload = "" }: Sent,
  leftOut: (names: readonly string[]) => string,
): string {
  const url = new URL(request.url);
  for (const { name, value } of request.parameters) url.searchParams.append(name, value);
  const secrets = secretHeaders(request);
  const parts = [
    // With `--globoff`, curl does not treat brackets in the URL as patterns.
    `curl --globoff --request ${request.method} --url ${quoted(url.href)}`,
    ...request.headers.flatMap(({ name, value }) =>
      value === null ? [] : [`--header ${quoted(headerOf(name, value))}`],
    ),
    ...(request.ssl ? [] : ["--insecure"]),
    `--data-raw ${quoted(payload)}`,
  ];
  const command = parts.join(" \\\n  ");
  return secrets.length === 0 ? command : `# ${leftOut(secrets).replaceAll(/\s+/g, " ")}\n${command}`;
}
