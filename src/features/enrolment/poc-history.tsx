import type { EnrolmentRef } from "../../../machines/enrolment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import { RecordHistory } from "../../resource/record/record-history.tsx";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { pocRecounted } from "./poc-recounted.ts";

interface PocHistoryProps {
  readonly branch: Branch;
  readonly id: string;
  /** As it is now; null: it is no longer here. */
  readonly poc: Poc | null;
  readonly connected: boolean;
  readonly enrolment: EnrolmentRef;
  readonly mayWrite: boolean;
}

/** What became of a POC. Like its editing, having a state back waits until it is not connected. */
export function PocHistory({ branch, id, poc, connected, enrolment, mayWrite }: PocHistoryProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const recounted = pocRecounted(branch._id, id, { say, formats });
  // It is opened anew, so that the flow asks for the name that it has again where it is unrolled.
  const reopen = (label: string) => {
    enrolment.send({ type: "close" });
    enrolment.send({
      type: "openPoc",
      branch: { id: branch._id, label: branch.label ?? "" },
      poc: { id, label },
      connected,
    });
  };
  return (
    <RecordHistory
      recounted={recounted}
      id={id}
      record={poc ? { ...poc } : undefined}
      mayWrite={mayWrite}
      unavailable={connected ? say.branches.enrolment.blockedEdit() : undefined}
      onRestored={(restored) => reopen(recounted.nameOf(restored))}
    />
  );
}
