/** What asks the platform to remove a record only as it was read; one of which no version is known goes as it is. */
export const ifUnchanged = (version: number | undefined): { readonly header?: { readonly "If-Match": string } } => (version === undefined ? {} : { header: { "If-Match": `"${version}"` } });
