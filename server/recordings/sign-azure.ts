import { createHmac } from "node:crypto";

/** An unsigned request to Azure Blob Storage. Header names are lowercase. */
export interface AzureRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AzureKey {
  readonly accountName: string;
  /** Base64. */
  readonly accountKey: string;
}

const VERSION = "2021-08-06";
/** Signed standard headers, in the order of the signature. */
const STANDARD = [
  "content-encoding",
  "content-language",
  "content-length",
  "content-md5",
  "content-type",
  "date",
  "if-modified-since",
  "if-match",
  "if-none-match",
  "if-unmodified-since",
  "range",
];

/** Returns the headers of a request with its signature (Shared Key), made at `now` (ms). */
export function signedForAzure(
  { method, url, headers }: AzureRequest,
  { accountName, accountKey }: AzureKey,
  now: number,
): Record<string, string> {
  const all: Record<string, string> = {
    ...headers,
    "x-ms-date": new Date(now).toUTCString(),
    "x-ms-version": VERSION,
  };
  const azureHeaders = Object.keys(all)
    .filter((name) => name.startsWith("x-ms-"))
    .toSorted()
    .map((name) => `${name}:${all[name]}`);
  const query = [...url.searchParams].map(([name, value]) => `${name.toLowerCase()}:${value}`).toSorted();
  const standard = STANDARD.map((name) =>
    name === "content-length" && all[name] === "0" ? "" : (all[name] ?? ""),
  );
  const text = [method, ...standard, ...azureHeaders, `/${accountName}${url.pathname}`, ...query].join("\n");
  const signature = createHmac("sha256", Buffer.from(accountKey, "base64")).update(text).digest("base64");
  return { ...all, authorization: `SharedKey ${accountName}:${signature}` };
}
