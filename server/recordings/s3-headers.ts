import { type S3Request, signedForS3 } from "./sign-s3.ts";
import { storageFault, type StorageFault } from "./storage-fault.ts";
import { awsDomain } from "./storage-places.ts";
import type { StorageAccess, StorageClients } from "./storage-ways.ts";

/**
 * Returns the headers of a request to S3, signed with the setting's key or with temporary credentials of its
 * role; or a fault.
 */
export async function s3Headers(
  request: S3Request,
  { oidc, roleArn, region, accessKeyId, secretKey }: Extract<StorageAccess, { provider: "s3" }>,
  clients: StorageClients,
): Promise<{ readonly signed: Record<string, string> } | StorageFault> {
  if (!oidc) return { signed: await signedForS3(request, { accessKeyId, secretKey, region }, clients.now()) };
  const role = await assumeRole({ roleArn, region }, clients);
  if ("reason" in role) return role;
  const headers = { ...request.headers, "x-amz-security-token": role.sessionToken };
  return { signed: await signedForS3({ ...request, headers }, { ...role, region }, clients.now()) };
}

interface TemporaryKey {
  readonly accessKeyId: string;
  readonly secretKey: string;
  readonly sessionToken: string;
}

interface Role {
  readonly roleArn: string;
  readonly region: string;
}

/**
 * Assumes an AWS role with an identity token (AssumeRoleWithWebIdentity). Returns temporary credentials or a
 * fault.
 */
async function assumeRole(
  { roleArn, region }: Role,
  { send, identity }: Pick<StorageClients, "send" | "identity">,
): Promise<TemporaryKey | StorageFault> {
  const token = await identity();
  if (token === null) return storageFault("issuer");
  const body = new URLSearchParams({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: roleArn,
    RoleSessionName: "switchboard",
    WebIdentityToken: token,
  }).toString();
  const sent = await send({
    url: new URL(`https://sts.${region}.${awsDomain(region)}/`),
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
    verifySsl: true,
  });
  if (sent.kind === "refused") return storageFault("address");
  if (sent.kind === "silent") return storageFault("silent", sent.reason);
  const { status, text } = sent;
  const [accessKeyId, secretKey, sessionToken] = [
    elementText(text, "AccessKeyId"),
    elementText(text, "SecretAccessKey"),
    elementText(text, "SessionToken"),
  ];
  if (status === 200 && accessKeyId && secretKey && sessionToken)
    return { accessKeyId, secretKey, sessionToken };
  const message = [elementText(text, "Code"), elementText(text, "Message")]
    .filter((part) => part !== null)
    .join(": ");
  return status >= 400 && status < 500
    ? storageFault("role", message || String(status))
    : storageFault("answer", String(status));
}

/** Returns the text of the first element with the given name; null if there is none. */
const elementText = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]?.trim() ?? null;
