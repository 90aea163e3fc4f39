import { useState } from "react";
import type { Api } from "../../../services/bulk-run-host.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import { ifUnchanged, useWrite } from "../../../services/use-write.ts";

/**
 * Sends the request that removes a record. The `unchanged` headers make the request fail if the record was
 * changed.
 */
export type RemoveCall<Input> = (
  api: Api,
  unchanged: ReturnType<typeof ifUnchanged>,
  input: Input,
) => Promise<{ data?: undefined; error?: unknown; response: Response }>;

/**
 * Removes a record if it still has the version that the user saw. Otherwise the record is kept, and the user
 * can confirm the removal of the current version.
 */
export function useRemoval<Input = undefined>(
  version: number | undefined,
  call: RemoveCall<Input>,
  reads: readonly ReadPath[],
) {
  const [known, setKnown] = useState(version);
  const write = useWrite<Input, undefined>((api, input) => call(api, ifUnchanged(known), input), reads);
  return {
    ...write,
    run: async (input: Input) => {
      const outcome = await write.run(input);
      if (outcome.kind === "refused" && outcome.current && "version" in outcome.current)
        setKnown(Number(outcome.current.version));
      return outcome;
    },
  };
}
