import { type ReactNode, useState } from "react";
import type { WriteFailure } from "../../../services/use-write.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { FailureBanner, FailureText } from "../../cells/failure-banner.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { typeable } from "./typed-word.ts";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Verb and object, such as `Delete segment Sales`. */
  readonly title: string;
  /** Text that the user must type, such as the record's name; null if a click is enough. */
  readonly word: string | null;
  /** Consequences of the action. */
  readonly children?: ReactNode;
  readonly verb: string;
  readonly keep: string;
  readonly busy: boolean;
  readonly failure: WriteFailure | null;
  /** Texts for problems by code, instead of the general ones. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly onConfirm: () => void;
}

/**
 * Asks the user to confirm an action, such as a removal. The button is always enabled; a wrong word shows an
 * error.
 */
export function ConfirmDialog({
  word,
  children,
  failure,
  problems,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { say } = useTexts();
  const text = say.console.form;
  const [typed, setTyped] = useState("");
  const [differs, setDiffers] = useState(false);
  const [wasOpen, setWasOpen] = useState(dialog.open);
  if (wasOpen !== dialog.open) {
    setWasOpen(dialog.open);
    setTyped("");
    setDiffers(false);
  }
  // If the word has no visible characters, the user types the label of the button instead.
  const required = word === null ? null : typeable(word) || dialog.verb;
  const confirm = () => {
    if (required === null || typeable(typed) === required) onConfirm();
    else setDiffers(true);
  };
  return (
    <FormDialog {...dialog} danger onSubmit={confirm}>
      {children}
      {failure ? (
        <FailureBanner>
          {(failure.kind === "refused"
            ? (problems?.[failure.code] ??
              (failure.code === "stale-version" ? text.staleRemoval() : undefined))
            : undefined) ?? <FailureText failure={failure} />}
        </FailureBanner>
      ) : null}
      {required === null ? null : (
        <TextField
          label={text.typeWord({ word: required })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setDiffers(false);
          }}
          error={differs ? text.wordDiffers({ word: required }) : undefined}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
