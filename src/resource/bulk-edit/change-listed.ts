import { ifUnchanged } from "../removal/if-unchanged.ts";
import type { ManyEditing } from "./many-editing.ts";

/** Changes one of those that are listed at a path, as long as it has the version that was listed. */
export function changeListed(path: string): ManyEditing["change"] {
  const list = path as "/tags"; // the records of every list are changed alike
  return (api, { id, version, body }) =>
    api.PATCH(`${list}/{id}`, { params: { path: { id }, ...ifUnchanged(version) }, body });
}
