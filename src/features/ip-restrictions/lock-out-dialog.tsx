import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { WriteFailure } from "../../services/use-write.ts";

interface LockOutDialogProps {
  readonly open: boolean;
  /** The user's IP address; undefined until the platform reports it. */
  readonly address: string | undefined;
  readonly busy: boolean;
  readonly failure: WriteFailure | null;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** Dialog that warns users before they lock themselves out, and shows their IP address. */
export function LockOutDialog({ address, failure, onConfirm, ...dialog }: LockOutDialogProps) {
  const { say } = useTexts();
  const { lockOut } = say.ipRestrictions;
  // The refusal `would-lock-out` opens this dialog, so the dialog does not show it as a failure.
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
