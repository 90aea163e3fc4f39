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

interface RejectionFieldsProps {
  readonly rejection: ReturnType<typeof useRejection>;
}

/** Fields for the reason of a rejection. The reason "other" needs a note. */
export function RejectionFields({ rejection }: RejectionFieldsProps) {
  const { say } = useTexts();
  const text = say.recordings.rejecting;
  const { reason, setReason, note, setNote, isTried, lacksNote } = rejection;
  return (
    <>
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
    </>
  );
}

/** Holds the reason of a rejection. `read` returns it; null if something is missing, which the fields then show. */
export function useRejection(first: RejectionReason | null = null) {
  const [reason, setReason] = useState(first);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const lacksNote = reason === "other" && note.trim() === "";
  const read = (): { readonly reason: RejectionReason; readonly note: string | undefined } | null => {
    setTried(true);
    return reason === null || lacksNote ? null : { reason, note: note.trim() || undefined };
  };
  return { reason, setReason, note, setNote, isTried, lacksNote, read };
}

/** Asks why a recording is rejected. */
export function RejectDialog({ reason, busy, onClose, onReject }: RejectDialogProps) {
  const { say } = useTexts();
  const rejection = useRejection(reason);
  return (
    <FormDialog
      open
      title={say.recordings.rejecting.title()}
      verb={say.recordings.steps.reject()}
      busy={busy}
      danger
      onClose={onClose}
      onSubmit={() => {
        const known = rejection.read();
        if (known) onReject(known.reason, known.note);
      }}
    >
      <RejectionFields rejection={rejection} />
    </FormDialog>
  );
}
