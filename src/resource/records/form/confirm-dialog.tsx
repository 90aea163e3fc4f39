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
  /** The word that has to be typed, such as the record's name; null: a press is enough. */
  readonly word: string | null;
  /** Consequences. */
  readonly children?: ReactNode;
  readonly verb: string;
  readonly keep: string;
  readonly busy: boolean;
  readonly failure: WriteFailure | null;
  /** The page's own words for problems, by code. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly onConfirm: () => void;
}

/** Asks before a removal. The button is always enabled; a wrong word shows an error. */
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
  // If a name has no visible characters, the verb must be typed instead.
  const asked = word === null ? null : typeable(word) || dialog.verb;
  const confirm = () => {
    if (asked === null || typeable(typed) === asked) onConfirm();
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
      {asked === null ? null : (
        <TextField
          label={text.typeWord({ word: asked })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setDiffers(false);
          }}
          error={differs ? text.wordDiffers({ word: asked }) : undefined}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
