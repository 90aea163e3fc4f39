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
  /** True if the secret has several lines. */
  readonly long?: boolean;
  /** Time when the secret was set; null if there is none. */
  readonly setAt: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A field for a secret, which is never shown. A stored secret is kept until it is replaced. */
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
        text={text.setAt({ day: formats.day(Date.parse(setAt)) })}
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
