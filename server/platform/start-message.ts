import type { NetworkInterfaceInfo } from "node:os";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../seed/demo-account.ts";
import type { Started } from "./start.ts";

type Interfaces = NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[]>;

/** Returns the text shown when the platform listens on `host`: URLs, demo sign-ins and the API key's file. */
export function startMessage(
  { address, apiKeyFile, isApiKeyKnown }: Omit<Started, "stop">,
  host: string,
  interfaces: Interfaces,
): string {
  const rows = DEMO_SIGN_INS.map(({ email, privilege }) => `  ${email.padEnd(26)} ${privilege}`);
  const key = isApiKeyKnown
    ? `The API key that feeds events is in ${apiKeyFile}`
    : `The API key in ${apiKeyFile} does not belong to this database. Remove the file and start again; a new key is created.`;
  const others = addressesForOthers(address, host, interfaces).map(
    (other) => `Other machines reach it at ${other}`,
  );
  return [
    `Switchboard is at ${address}`,
    ...others,
    "",
    `Demo sign-ins, password ${DEMO_PASSWORD}:`,
    ...rows,
    "",
    key,
  ].join("\n");
}

/**
 * Returns the IPv4 URLs for other machines if the platform listens on all IP addresses of this machine;
 * otherwise none.
 */
function addressesForOthers(address: string, host: string, interfaces: Interfaces): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  const { protocol, port } = new URL(address);
  const outside = Object.values(interfaces).flatMap((known = []) =>
    known.filter(({ family, internal }) => family === "IPv4" && !internal),
  );
  return outside.map((one) => `${protocol}//${one.address}${port === "" ? "" : `:${port}`}`);
}
