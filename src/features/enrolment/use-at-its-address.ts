import { useEffect, useRef } from "react";
import type { EnrolmentRef } from "../../../machines/enrolment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import type { Beside } from "../../resource/record/use-beside.ts";

interface AtItsAddress {
  readonly enrolment: EnrolmentRef;
  readonly branch: Branch;
  readonly beside: Beside;
  /** The POC that the address is of. */
  readonly id: string | undefined;
  /** The same, once it is read. */
  readonly poc: Poc | null;
  /** The POC that the flow is about. */
  readonly about: string | null;
  /** Nothing goes on in the flow. */
  readonly closed: boolean;
}

/**
 * Keeps a POC and its address together: who comes to the address has it open, and who closes it comes back to
 * the list.
 */
export function useAtItsAddress({ enrolment, branch, beside, id, poc, about, closed }: AtItsAddress): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (about !== null) {
      if (about === id) shown.current = about;
      else enrolment.send({ type: "close" });
    } else if (closed) {
      if (id === undefined) shown.current = null;
      else if (shown.current === id) beside.close();
      else if (poc)
        enrolment.send({
          type: "openPoc",
          branch: { id: branch._id, label: branch.label ?? "" },
          poc: { id: poc._id, label: poc.label },
          connected: poc.connected,
        });
    }
  }, [enrolment, branch, beside, id, poc, about, closed]);
}
