import { type S3Request, signedForS3 } from "./sign-s3.ts";
import type { StorageFault } from "./storage-fault.ts";
import type { StorageAccess, StorageWays } from "./storage-ways.ts";
import { takeRole } from "./take-role.ts";

/**
 * The headers of a request to S3, signed with the key of a setting or that of its role; or why there are
 * none.
 */
export async function s3Headers(
  request: S3Request,
  { oidc, roleArn, region, accessKeyId, secretKey }: Extract<StorageAccess, { provider: "s3" }>,
  ways: StorageWays,
): Promise<{ readonly signed: Record<string, string> } | StorageFault> {
  if (!oidc) return { signed: await signedForS3(request, { accessKeyId, secretKey, region }, ways.now()) };
  const role = await takeRole({ roleArn, region }, ways);
  if ("reason" in role) return role;
  const headers = { ...request.headers, "x-amz-security-token": role.sessionToken };
  return { signed: await signedForS3({ ...request, headers }, { ...role, region }, ways.now()) };
}
