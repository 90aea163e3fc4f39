import { Problem } from "../contract/problem.ts";
import { etagOf } from "./etag.ts";

/** Ends a write that names no version, or another one than the record has by now. */
export function expectVersion(ifMatch: string | undefined, current: { readonly version?: number }): void {
  if (ifMatch === undefined) throw new Problem("version-needed");
  if (ifMatch.replace("W/", "") !== `"${current.version}"`) throw new Problem("stale-version", { current, headers: etagOf(current) });
}
