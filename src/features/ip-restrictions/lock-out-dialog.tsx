import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { WriteFailure } from "../../services/use-write.ts";

interface LockOutDialogProps {
  readonly open: boolean;
  /** Address of the user; undefined until the platform reports it. */
  readonly address: string | undefined;
  readonly busy: boolean;
  readonly failure: WriteFailure | null;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** Asks again before users lock themselves out, and shows their address. */
export function LockOutDialog({ address, failure, onConfirm, ...dialog }: LockOutDialogProps) {
  const { say } = useTexts();
  const { lockOut } = say.ipRestrictions;
  // What brought the question here is no failure of its answer.
  const failed = failure?.kind === "refused" && failure.code === "would-lock-out" ? null : failure;
  return (
    <ConfirmDialog
      {...dialog}
      title={lockOut.title()}
      word={null}
      verb={lockOut.verb()}
      keep={lockOut.keep()}
      failure={failed}
      onConfirm={() => void onConfirm()}
    >
      <p>{address === undefined ? lockOut.text() : lockOut.textHere({ address })}</p>
      <p>{lockOut.wayBack()}</p>
    </ConfirmDialog>
  );
}
