import type { AddressInfo } from "node:net";

/**
 * Returns the URL of a console page for emails: below `PUBLIC_URL` if it is set, otherwise below the address
 * and port on which the platform listens. Host headers are ignored, because they can be forged.
 */
export function pageAt(publicUrl: URL | null, listening: AddressInfo | string | null, path: string): string {
  if (publicUrl) return new URL(path, publicUrl.origin).href;
  if (listening === null || typeof listening === "string")
    throw new Error("An email needs a link, but the platform is not listening yet.");
  const { address, family, port } = listening;
  const host = /^(0\.0\.0\.0|::)$/.test(address) ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return new URL(path, `http://${host}:${port}`).href;
}
