/** The required members of a service account's JSON key. */
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
 * Parses the JSON key of a service account; null if it is invalid or incomplete.
 */
export function gcpCredential(text: string): GcpCredential | null {
  const json = parsed(text);
  if (json === null || json["type"] !== "service_account") return null;
  const textOf = (member: keyof GcpCredential) =>
    typeof json[MEMBERS[member]] === "string" ? String(json[MEMBERS[member]]) : "";
  const credential = {
    projectId: textOf("projectId"),
    privateKeyId: textOf("privateKeyId"),
    privateKey: textOf("privateKey"),
    clientEmail: textOf("clientEmail"),
    clientId: textOf("clientId"),
    authUri: textOf("authUri"),
    tokenUri: textOf("tokenUri"),
  };
  const { projectId, clientEmail, privateKey, tokenUri } = credential;
  const isComplete =
    projectId !== "" &&
    clientEmail.includes("@") &&
    privateKey.trim().startsWith("-----BEGIN") &&
    /^https:\/\/[^\s/]/.test(tokenUri);
  return isComplete ? credential : null;
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
