import { createHash, createHmac } from "node:crypto";

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

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The headers of a request with its signature (AWS Signature Version 4), made at `now` (ms). */
export function signedForS3(
  { method, url, headers, payloadHash }: S3Request,
  { accessKeyId, secretKey, region }: S3Key,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": payloadHash,
    "x-amz-date": time,
  };
  const names = Object.keys(all)
    .map((name) => name.toLowerCase())
    .toSorted();
  const byName = new Map(
    Object.entries(all).map(([name, value]) => [name.toLowerCase(), value.trim().replaceAll(/ +/g, " ")]),
  );
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join("&");
  const path = url.pathname
    .split("/")
    .map((part) => escaped(decodeURIComponent(part)))
    .join("/");
  const signed = names.join(";");
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${byName.get(name)}`),
    "",
    signed,
    payloadHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(canonical).digest("hex")].join(
    "\n",
  );
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(
    (signing, part) => hmac(signing, part),
    hmac(`AWS4${secretKey}`, day),
  );
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${hmac(key, text).toString("hex")}`,
  };
}
