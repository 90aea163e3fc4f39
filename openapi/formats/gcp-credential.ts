/** What the JSON key of a service account says of it. */
export interface GcpCredential {
  readonly projectId: string;
  readonly privateKeyId: string;
  readonly privateKey: string;
  readonly clientEmail: string;
  readonly clientId: string;
  readonly authUri: string;
  readonly tokenUri: string;
}

const MEMBERS = {
  projectId: "project_id",
  privateKeyId: "private_key_id",
  privateKey: "private_key",
  clientEmail: "client_email",
  clientId: "client_id",
  authUri: "auth_uri",
  tokenUri: "token_uri",
} as const satisfies Record<keyof GcpCredential, string>;

/**
 * Reads the JSON key of a service account; null where it is none, or lacks what it takes to sign in with it.
 */
export function gcpCredential(text: string): GcpCredential | null {
  const json = parsed(text);
  if (json === null || json["type"] !== "service_account") return null;
  const said = (member: keyof GcpCredential) =>
    typeof json[MEMBERS[member]] === "string" ? String(json[MEMBERS[member]]) : "";
  const credential = {
    projectId: said("projectId"),
    privateKeyId: said("privateKeyId"),
    privateKey: said("privateKey"),
    clientEmail: said("clientEmail"),
    clientId: said("clientId"),
    authUri: said("authUri"),
    tokenUri: said("tokenUri"),
  };
  const { projectId, clientEmail, privateKey, tokenUri } = credential;
  const isWhole =
    projectId !== "" &&
    clientEmail.includes("@") &&
    privateKey.trim().startsWith("-----BEGIN") &&
    /^https:\/\/[^\s/]/.test(tokenUri);
  return isWhole ? credential : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json)
      ? Object.fromEntries(Object.entries(json))
      : null;
  } catch {
    return null;
  }
}
