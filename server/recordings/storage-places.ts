/** Returns the domain of AWS services in a region. */
export const awsDomain = (region: string): string =>
  region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";

/**
 * Returns the URL of an S3 bucket: its own host, or a path of the region's host if the name has dots, which
 * certificates do not cover.
 */
export function s3Place(bucket: string, region: string): URL {
  const domain = awsDomain(region);
  return new URL(
    bucket.includes(".")
      ? `https://s3.${region}.${domain}/${bucket}`
      : `https://${bucket}.s3.${region}.${domain}/`,
  );
}

interface AzurePlace {
  readonly accountName: string;
  readonly protocol: string;
  readonly blobEndpoint: string | null;
  readonly container: string;
}

/** Returns the URL of an Azure container: below the configured endpoint, otherwise that of the account. */
export const azurePlace = ({ accountName, protocol, blobEndpoint, container }: AzurePlace): URL =>
  new URL(
    `${(blobEndpoint ?? `${protocol}://${accountName}.blob.core.windows.net`).replace(/\/+$/, "")}/${container}?restype=container`,
  );

/** Returns the metadata URL of a Google bucket. */
export const gcpPlace = (bucket: string): URL =>
  new URL(`https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}?fields=name`);
