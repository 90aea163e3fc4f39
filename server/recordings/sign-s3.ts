import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";

/** A request to S3 before it is signed; its body is what `payloadHash` says, in lowercase hex. */
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

/** The hash of nothing. */
export const NO_PAYLOAD = createHash("sha256").update("").digest("hex");

/** Returns the headers of a request with its signature (AWS Signature Version 4), made at `now` (ms). */
export async function signedForS3(
  { method, url, headers, payloadHash }: S3Request,
  { accessKeyId, secretKey, region }: S3Key,
  now: number,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
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
