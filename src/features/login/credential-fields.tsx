import { useTexts } from "../../services/use-texts.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { StepProps } from "./step-props.ts";

/** Fields of login name and password. */
export function CredentialFields({
  view: { missing },
  typed,
  onType,
}: Pick<StepProps, "view" | "typed" | "onType">) {
  const { say } = useTexts();
  const text = say.login;
  return (
    <>
      <TextField
        label={text.email()}
        size="large"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={254}
        value={typed.email}
        onChange={(email) => onType({ email })}
        error={missing.includes("email") ? text.missing.email() : undefined}
      />
      <PasswordField
        label={text.password()}
        showLabel={text.showPassword()}
        hideLabel={text.hidePassword()}
        size="large"
        autoComplete="current-password"
        maxLength={512}
        value={typed.password}
        onChange={(password) => onType({ password })}
        error={missing.includes("password") ? text.missing.password() : undefined}
        aside={<TextLink href="/password/forgot">{text.forgot()}</TextLink>}
      />
    </>
  );
}
