import { createActor, fromPromise } from "xstate";
import { bulkRunMachine } from "../../machines/bulk-run.ts";
import type { Api } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { StartBulkRun } from "../services/bulk-run-host.ts";
import { outcomeOf } from "./outcome.ts";
import { tapped } from "./taps.ts";

/** Starts a machine that applies an action to many records on the platform. */
export function startBulkRun(api: Api, { records, act, refresh }: Parameters<StartBulkRun>[0]) {
  const machine = bulkRunMachine.provide({
    actors: {
      act: fromPromise(({ input: { id, version } }) =>
        outcomeOf(async () => {
          await unwrap(act(api, id, version));
          return null;
        }),
      ),
    },
    actions: { refresh },
  });
  return tapped(createActor(machine, { input: { records } })).start();
}
