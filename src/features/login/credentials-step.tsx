import { useEffect, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { EndNotice } from "./end-notice.tsx";
import { ProblemBanner } from "./problem-banner.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

/** E-mail or user name, password, and the terms. */
export function CredentialsStep({ view: { problem, missing, busy, locked }, typed, onType, onSubmit, onCancel }: StepProps) {
  const { say } = useTexts();
  const text = say.login;
  const form = useRef<HTMLFormElement>(null);
  const lacks = (field: (typeof missing)[number]) => (missing.includes(field) ? text.missing[field]() : undefined);

  useEffect(() => {
    if (missing.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [missing]);
  const retype = problem === "credentials";
  useEffect(() => {
    if (retype) form.current?.querySelector<HTMLElement>("[autocomplete=current-password]")?.focus();
  }, [retype]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1>{text.title()}</h1>
      {problem ? <ProblemBanner key={problem} problem={problem} focus={!retype} /> : <EndNotice />}
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
        error={lacks("email")}
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
        error={lacks("password")}
      />
      <div className={styles.ticks}>
        <Checkbox checked={typed.remember} onChange={(remember) => onType({ remember })}>
          {text.remember()}
        </Checkbox>
        <Checkbox checked={typed.agreement} onChange={(agreement) => onType({ agreement })} error={lacks("terms")} required>
          <MarkedText
            text={text.agreement()}
            marks={{
              terms: <TextLink href="/terms" newTab={say.newTab()} />,
              privacy: <TextLink href="/privacy" newTab={say.newTab()} />,
            }}
          />
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide type="submit" busy={busy} unavailable={locked ? text.locked() : undefined}>
          {text.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
