import { useState } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SecretRow } from "../../../ui/secret-row.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface SealedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** True if it has several lines. */
  readonly long?: boolean;
  /** Since when there is one; null: there is none yet. */
  readonly setAt: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A secret that is written and never shown again. One that is there stays until another takes its place. */
export function SealedField({ setAt, hint, value, long = false, ...field }: SealedFieldProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const [replacing, setReplacing] = useState(false);
  const text = say.lists.kinds;
  if (setAt !== null && !replacing && value === "")
    return (
      <SecretRow
        label={field.label}
        hint={text.kept()}
        told={text.setAt({ day: formats.day(Date.parse(setAt)) })}
        replaceLabel={text.replace()}
        onReplace={() => setReplacing(true)}
      />
    );
  if (long)
    return (
      <TextArea
        {...field}
        value={value}
        hint={hint ?? text.kept()}
        autoComplete="off"
        spellCheck={false}
        autoFocus={replacing}
        code
      />
    );
  return (
    <PasswordField
      {...field}
      value={value}
      hint={hint ?? text.kept()}
      autoComplete="new-password"
      autoFocus={replacing}
      showLabel={say.console.form.showPassword()}
      hideLabel={say.console.form.hidePassword()}
    />
  );
}
