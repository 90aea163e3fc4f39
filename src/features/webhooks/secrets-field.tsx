import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./editor.module.css";

interface SecretsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (secrets: string[]) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** As many as an account has. */
const ALL = 100;

/** What deliveries to a webhook are signed with. */
export function SecretsField({ value, ...field }: SecretsFieldProps) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const { data } = useApiQuery("/secrets", { query: { $limit: ALL, $select: ["name"], $sort: { name: 1 } } });
  if (data?.total === 0)
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
      choices={data?.data.map(({ _id, name = "" }) => ({ value: _id, label: name })) ?? []}
      value={value}
      placeholder={text.findSecret()}
      nothing={say.console.form.nothingFits()}
      removeLabel={(name) => say.console.form.removeChoice({ name })}
    />
  );
}
