import { Ajv2020 } from "ajv/dist/2020.js";
import { RecordingStateBody } from "../../openapi/generated/bodies/recording-state.ts";
import type { RecordingState } from "../../openapi/generated/recording.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import { stateBefore } from "../../streams/replay/state-before.ts";
import { schemaFault } from "../../streams/recording/json-faults.ts";

const ajv = new Ajv2020({ strictTypes: false });
const isState = ajv.compile<RecordingState>(RecordingStateBody);

/**
 * Returns the initial state in a record, and null for other records. Throws if the state does not match its
 * schema.
 */
export function checkedState(
  record: Readonly<Record<string, unknown>>,
): { readonly floor: Floor; readonly offset: number } | null {
  const state = stateBefore(record);
  if (!state || isState(record)) return state;
  const [error] = isState.errors ?? [];
  throw new Error(
    `The state that this replay file begins from is damaged: ${error ? schemaFault(error, "it") : "it is not a state"}.`,
  );
}
