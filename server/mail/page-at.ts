import type { AddressInfo } from "node:net";

/**
 * A page of this console as the receiver of a mail reaches it: under `PUBLIC_URL`, else under the address
 * that the platform listens on. What requests say of hosts, which anybody can forge, has no say.
 */
export function pageAt(publicUrl: URL | null, listening: AddressInfo | string | null, path: string): string {
  if (publicUrl) return new URL(path, publicUrl.origin).href;
  if (listening === null || typeof listening === "string")
    throw new Error("A mail needs a link, and this platform listens nowhere yet.");
  const { address, family, port } = listening;
  const host = /^(0\.0\.0\.0|::)$/.test(address) ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return new URL(path, `http://${host}:${port}`).href;
}
