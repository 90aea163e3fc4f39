import { createActor, fromPromise } from "xstate";
import { bulkRemovalMachine } from "../../machines/bulk-removal.ts";
import type { Api } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { StartBulkRemoval } from "../services/bulk-removal.ts";
import { outcomeOf } from "./outcome.ts";

/** Runs the removal of many records: machine and platform meet here. */
export function startBulkRemoval(api: Api, { records, remove, refresh }: Parameters<StartBulkRemoval>[0]) {
  const machine = bulkRemovalMachine.provide({
    actors: {
      remove: fromPromise(({ input: { id } }) =>
        outcomeOf(async () => {
          await unwrap(remove(api, id));
          return null;
        }),
      ),
    },
    actions: { refresh },
  });
  return createActor(machine, { input: { records } }).start();
}
