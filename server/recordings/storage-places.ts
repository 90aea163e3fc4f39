/** What the services of a region of AWS stand below. */
export const awsDomain = (region: string): string =>
  region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";

/**
 * Where an S3 bucket answers: by its own name, or below the region's where its name has dots, which no
 * certificate covers.
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

/**
 * Where a container of Azure answers: below the endpoint that was said, else below the one of the account.
 */
export const azurePlace = ({ accountName, protocol, blobEndpoint, container }: AzurePlace): URL =>
  new URL(
    `${(blobEndpoint ?? `${protocol}://${accountName}.blob.core.windows.net`).replace(/\/+$/, "")}/${container}?restype=container`,
  );

/** Where Google's storage tells of a bucket. */
export const gcpPlace = (bucket: string): URL =>
  new URL(`https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}?fields=name`);
