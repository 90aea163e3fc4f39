import type { AddressInfo } from "node:net";

/**
 * Returns the URL of a console page for email recipients: below `PUBLIC_URL`, otherwise below the listening
 * address. Host headers are ignored because they can be forged.
 */
export function pageAt(publicUrl: URL | null, listening: AddressInfo | string | null, path: string): string {
  if (publicUrl) return new URL(path, publicUrl.origin).href;
  if (listening === null || typeof listening === "string")
    throw new Error("A mail needs a link, and this platform listens nowhere yet.");
  const { address, family, port } = listening;
  const host = /^(0\.0\.0\.0|::)$/.test(address) ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return new URL(path, `http://${host}:${port}`).href;
}
