import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";

/** An unsigned S3 request. `payloadHash` is the hash of its body in lowercase hex, or `UNSIGNED-PAYLOAD`. */
export interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly payloadHash: string;
}

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretKey: string;
  readonly region: string;
}

/** Hash of an empty body. */
export const NO_PAYLOAD = createHash("sha256").update("").digest("hex");

/** Returns the headers of a request with its signature (AWS Signature Version 4), made at `now` (ms). */
export async function signedForS3(
  { method, url, headers, payloadHash }: S3Request,
  { accessKeyId, secretKey, region }: S3Key,
  now: number,
): Promise<Record<string, string>> {
  // The library reads a plus in a path as a space; S3 reads it as a plus.
  const path = new URL(url);
  path.pathname = path.pathname.replaceAll("+", "%2B");
  const signer = new AwsV4Signer({
    method,
    url: path.href,
    headers: { ...headers, "x-amz-content-sha256": payloadHash },
    accessKeyId,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    datetime: new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, ""),
    allHeaders: true,
  });
  return Object.fromEntries((await signer.sign()).headers);
}
