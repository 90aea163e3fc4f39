/**
 * What asks the platform to change or remove a record only as it was read; of one of which no version is
 * known it is done as it is.
 */
export const ifUnchanged = (
  version: number | undefined,
): { readonly header?: { readonly "If-Match": string } } =>
  version === undefined ? {} : { header: { "If-Match": `"${version}"` } };
