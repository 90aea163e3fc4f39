/** Returns the domain of AWS services in a region. */
export const awsDomain = (region: string): string =>
  region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";

/**
 * Returns the URL of an S3 bucket. A bucket has its own host, except if its name has dots: certificates do
 * not cover such hosts.
 */
export function s3Place(bucket: string, region: string): URL {
  const domain = awsDomain(region);
  return new URL(
    bucket.includes(".")
      ? `https://s3.${region}.${domain}/${bucket}`
      : `https://${bucket}.s3.${region}.${domain}/`,
  );
}

interface AzureContainer {
  readonly accountName: string;
  readonly protocol: string;
  readonly blobEndpoint: string | null;
  readonly container: string;
}

/** Returns the URL of an Azure container, below the configured endpoint or the account's default one. */
export const azurePlace = ({ accountName, protocol, blobEndpoint, container }: AzureContainer): URL =>
  new URL(
    `${(blobEndpoint ?? `${protocol}://${accountName}.blob.core.windows.net`).replace(/\/+$/, "")}/${container}?restype=container`,
  );

/** Returns the metadata URL of a Google bucket. */
export const gcpPlace = (bucket: string): URL =>
  new URL(`https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}?fields=name`);
