import { useState } from "react";
import type { RejectionReason } from "../../../../openapi/generated/console.ts";
import { FormDialog } from "../../../resource/records/form/form-dialog.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { REASONS } from "./use-review-keys.ts";

interface RejectDialogProps {
  /** Reason that is selected at first. */
  readonly reason: RejectionReason | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: RejectionReason, note: string | undefined) => void;
}

const MAX_NOTE = 500;

/** Asks why a recording is rejected. The reason "other" needs a note. */
export function RejectDialog({ reason: first, busy, onClose, onReject }: RejectDialogProps) {
  const { say } = useTexts();
  const text = say.recordings.rejecting;
  const [reason, setReason] = useState(first);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const lacksNote = reason === "other" && note.trim() === "";
  const submit = () => {
    setTried(true);
    if (reason === null || lacksNote) return;
    onReject(reason, note.trim() === "" ? undefined : note.trim());
  };
  return (
    <FormDialog
      open
      title={text.title()}
      verb={say.recordings.steps.reject()}
      busy={busy}
      danger
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={text.reason()}
        options={REASONS.map((value) => ({ value, label: say.recordings.rejections[value]() }))}
        value={reason}
        onChange={setReason}
        {...(isTried && reason === null && { error: text.none() })}
      />
      <TextArea
        label={text.note()}
        optional={reason === "other" ? undefined : say.console.form.optional()}
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={setNote}
        {...(isTried && lacksNote && { error: text.noNote() })}
      />
    </FormDialog>
  );
}
