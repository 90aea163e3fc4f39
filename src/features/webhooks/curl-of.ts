import type { WebhookLog } from "../../../openapi/generated/console.ts";

type Sent = Pick<WebhookLog, "payload"> & { readonly request: NonNullable<WebhookLog["request"]> };

/**
 * Left as it is by every shell of Unix: between single quotes nothing means anything but the next of them.
 */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** One that is empty is sent only if it is written so. */
const headerOf = (name: string, value: string): string => (value === "" ? `${name};` : `${name}: ${value}`);

/** The headers of a request whose values are secret, and not kept. */
export const secretHeaders = ({ headers }: Sent["request"]): readonly string[] =>
  headers.flatMap(({ name, value }) => (value === null ? [name] : []));

/** Returns a shell command that sends the same request; `leftOut` is a comment that lists missing secrets. */
export function curlOf(
  { request, payload = "" }: Sent,
  leftOut: (names: readonly string[]) => string,
): string {
  const url = new URL(request.url);
  for (const { name, value } of request.parameters) url.searchParams.append(name, value);
  const secrets = secretHeaders(request);
  const parts = [
    // What is in brackets in an address is no pattern.
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
