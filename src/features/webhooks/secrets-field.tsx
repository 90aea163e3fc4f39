import { useTexts } from "../../services/use-texts.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./editor.module.css";
import { useSecretNames } from "./use-secret-names.ts";

interface SecretsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (secrets: string[]) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** What deliveries to a webhook are signed with. */
export function SecretsField({ value, ...field }: SecretsFieldProps) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const names = useSecretNames();
  if (names?.length === 0)
    return (
      <p className={styles.caption}>
        {text.noSecrets()} <TextLink href="/webhooks/secrets">{text.makeSecret()}</TextLink>
      </p>
    );
  return (
    <ChoicesField
      {...field}
      label={text.fields.secrets()}
      optional={say.console.form.optional()}
      choices={names ?? []}
      value={value}
      placeholder={text.findSecret()}
      nothing={say.console.form.nothingFits()}
      removeLabel={(name) => say.console.form.removeChoice({ name })}
    />
  );
}
