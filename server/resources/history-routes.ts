import type { HISTORY_ROWS } from "../../openapi/generated/resource-permissions.ts";
import { RECOUNTED } from "../../openapi/generated/recounted.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Queries } from "../database/schema.ts";
import type { ListQuery } from "../kit/resource.ts";
import { readHistory } from "./record-history.ts";
import { historyOf } from "./history-spec.ts";

interface Asked {
  readonly caller: SessionCaller;
  readonly path: { readonly id: string };
  readonly query: ListQuery;
}

/** Returns the history handlers of records without a resource description, such as users. */
export const historyRoutes = (db: Queries): Handlers<keyof typeof HISTORY_ROWS> =>
  Object.fromEntries(
    Object.keys(RECOUNTED).map((one) => [
      `read${one}History`,
      async ({ caller, path, query }: Asked) => ({
        body: await readHistory(db, historyOf(one), { account: caller.account, id: path.id, query }),
      }),
    ]),
  ) as unknown as Handlers<keyof typeof HISTORY_ROWS>; // both are generated from the same source
