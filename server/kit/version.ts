import { Problem } from "./problem.ts";

/**
 * Throws if a record changed since the version in `If-Match`. Without a version, the removal is
 * unconditional.
 */
export function expectUnchanged(ifMatch: string | undefined, current: { readonly version?: number }): void {
  if (ifMatch !== undefined) expectVersion(ifMatch, current);
}

/** Throws if a write has no version, or not the current one. */
export function expectVersion(ifMatch: string | undefined, current: { readonly version?: number }): void {
  if (ifMatch === undefined) throw new Problem("version-needed");
  if (ifMatch.replace("W/", "") !== `"${current.version}"`)
    throw new Problem("stale-version", { current, headers: etagOf(current) });
}

/** The version of a record as its ETag. */
export const etagOf = ({
  version,
}: {
  readonly version?: number | undefined;
}): Readonly<Record<string, string>> => (version === undefined ? {} : { etag: `"${version}"` });
