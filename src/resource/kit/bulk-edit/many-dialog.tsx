import type { ReactNode } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FormDialog } from "../../records/form/form-dialog.tsx";

interface ManyDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly verb: string;
  /** Error that belongs to no single field; null if there is none. */
  readonly refusal: string | null;
  readonly differs: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Asks for the values to set in many records, and explains that other fields stay unchanged. */
export function ManyDialog({ title, verb, refusal, differs, onClose, onSubmit, children }: ManyDialogProps) {
  const text = useTexts().say.lists.bulk.edit;
  return (
    <FormDialog
      open
      form="drawer"
      title={title}
      verb={verb}
      busy={false}
      onClose={onClose}
      onSubmit={onSubmit}
      differs={differs}
    >
      <p>{text.how()}</p>
      {refusal === null ? null : (
        <Banner family="bad" role="alert">
          {refusal}
        </Banner>
      )}
      {children}
      <p>{text.pace()}</p>
    </FormDialog>
  );
}
