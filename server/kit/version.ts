import { Problem } from "./problem.ts";

/**
 * Throws if a record changed since the version in `If-Match`. Does nothing without this header, because it is
 * optional for removals.
 */
export function expectUnchanged(ifMatch: string | undefined, current: { readonly version?: number }): void {
  if (ifMatch !== undefined) expectVersion(ifMatch, current);
}

/** Throws if `If-Match` is absent or is not the current version of the record. */
export function expectVersion(ifMatch: string | undefined, current: { readonly version?: number }): void {
  if (ifMatch === undefined) throw new Problem("version-needed");
  if (ifMatch.replace("W/", "") !== `"${current.version}"`)
    throw new Problem("stale-version", { current, headers: etagOf(current) });
}

/** Returns the ETag header with the version of a record. */
export const etagOf = ({
  version,
}: {
  readonly version?: number | undefined;
}): Readonly<Record<string, string>> => (version === undefined ? {} : { etag: `"${version}"` });
