/** The version of a record as its ETag. */
export const etagOf = ({
  version,
}: {
  readonly version?: number | undefined;
}): Readonly<Record<string, string>> => (version === undefined ? {} : { etag: `"${version}"` });
