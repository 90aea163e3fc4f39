import { type S3Request, signedForS3 } from "./sign-s3.ts";
import { storageFault, type StorageFault } from "./storage-fault.ts";
import { awsDomain } from "./storage-places.ts";
import type { StorageAccess, StorageClients } from "./storage-ways.ts";

/**
 * The headers of a request to S3, signed with the key of a setting or that of its role; or why there are
 * none.
 */
export async function s3Headers(
  request: S3Request,
  { oidc, roleArn, region, accessKeyId, secretKey }: Extract<StorageAccess, { provider: "s3" }>,
  ways: StorageClients,
): Promise<{ readonly signed: Record<string, string> } | StorageFault> {
  if (!oidc) return { signed: await signedForS3(request, { accessKeyId, secretKey, region }, ways.now()) };
  const role = await takeRole({ roleArn, region }, ways);
  if ("reason" in role) return role;
  const headers = { ...request.headers, "x-amz-security-token": role.sessionToken };
  return { signed: await signedForS3({ ...request, headers }, { ...role, region }, ways.now()) };
}

/** Temporary credentials. */
interface RoleKey {
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
async function takeRole(
  { roleArn, region }: Role,
  { send, identity }: Pick<StorageClients, "send" | "identity">,
): Promise<RoleKey | StorageFault> {
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
    within(text, "AccessKeyId"),
    within(text, "SecretAccessKey"),
    within(text, "SessionToken"),
  ];
  if (status === 200 && accessKeyId && secretKey && sessionToken)
    return { accessKeyId, secretKey, sessionToken };
  const words = [within(text, "Code"), within(text, "Message")].filter((part) => part !== null).join(": ");
  return status >= 400 && status < 500
    ? storageFault("role", words || String(status))
    : storageFault("answer", String(status));
}

/** Returns the text of the first element with a name. */
const within = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]?.trim() ?? null;
