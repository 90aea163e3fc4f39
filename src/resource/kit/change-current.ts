import type { ActOne } from "../../services/bulk-run-host.ts";

type Api = Parameters<ActOne>[0];
type Answer<One> = Promise<{ data?: One; error?: unknown; response: Response }>;

interface Ways<One> {
  readonly read: (api: Api, id: string) => Answer<One>;
  /** Sends the changed record; returns null without a request if no change is necessary. */
  readonly write: (api: Api, id: string, one: One, version: string) => Answer<unknown> | null;
}

/**
 * Reads a record and changes it only if it still has the version that was read, so that concurrent changes
 * are not overwritten.
 */
export const changeCurrent =
  <One extends { readonly version?: number }>({ read, write }: Ways<One>): ActOne =>
  async (api, id) => {
    const found = await read(api, id);
    if (!found.data) return found;
    return (await write(api, id, found.data, `"${found.data.version ?? 0}"`)) ?? found;
  };
