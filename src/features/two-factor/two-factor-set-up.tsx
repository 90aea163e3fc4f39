import { type FormEvent, useState } from "react";
import type { TwoFactorSecret } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { focusOnMount } from "../../ui/use-focus-after.ts";
import styles from "./two-factor.module.css";

interface SetUpProps {
  /** The user's id. */
  readonly user: string;
  readonly begun: TwoFactorSecret;
  readonly onCancel: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret for the authenticator app, and asks for a code that proves the app has it. */
export function SetUp({ begun, ...confirm }: SetUpProps) {
  const { say } = useTexts();
  const text = say.twoFactor.setUp;
  const [gone, setGone] = useState(false);
  return (
    <div className={styles.steps} ref={focusOnMount} tabIndex={-1}>
      {gone ? (
        <Banner
          family="away"
          glyph="warning"
          role="alert"
          action={{ label: text.again(), onClick: confirm.onCancel }}
        >
          {text.gone()}
        </Banner>
      ) : null}
      <FormSection title={text.scan()}>
        <div className={styles.scan}>
          <QrCode value={begun.uri} label={text.qr()} />
          <div className={styles.words}>
            <p>{text.scanText()}</p>
            <p>
              <TextLink href={begun.uri}>{text.open()}</TextLink>
            </p>
            <div>
              <p className={styles.label}>{text.key()}</p>
              <p className={styles.key}>
                <code translate="no">{begun.secret.match(/.{1,4}/g)?.join(" ")}</code>
                <CopyButton
                  text={begun.secret}
                  label={text.copyKey()}
                  doneLabel={say.actions.copied()}
                  failedLabel={say.actions.copyFailed()}
                />
              </p>
            </div>
          </div>
        </div>
      </FormSection>
      <Confirm {...confirm} onGone={() => setGone(true)} />
    </div>
  );
}

function Confirm({
  user,
  onCancel,
  onCodes,
  onGone,
}: Pick<SetUpProps, "user" | "onCancel" | "onCodes"> & { onGone: () => void }) {
  const { say } = useTexts();
  const text = say.twoFactor.setUp;
  const { notices } = useServices();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<"missing" | "expired" | null>(null);
  const { run, busy, failure, forget } = useWrite(
    (api, typed: string) =>
      api.PATCH("/users/{id}/2fa", { params: { path: { id: user } }, body: { code: typed } }),
    ["/users/{id}/2fa"],
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const first = event.currentTarget.querySelector<HTMLElement>("[autocomplete=one-time-code]");
    if (code.length < 6) {
      setFault("missing");
      return first?.focus();
    }
    const outcome = await run(code);
    if (outcome.kind === "done") {
      notices.say(say.twoFactor.active.enabled());
      return onCodes(outcome.answer.backupCodes);
    }
    if (outcome.kind !== "refused") return;
    if (outcome.status === 409) onGone();
    if (outcome.status !== 422) return;
    setFault("expired");
    setCode("");
    first?.focus();
  };
  const isShownAtField = failure?.kind === "refused" && (failure.status === 409 || failure.status === 422);
  return (
    <FormSection title={text.confirm()}>
      <p>{text.confirmText()}</p>
      <form className={styles.confirm} noValidate onSubmit={(event) => void submit(event)}>
        {failure && !isShownAtField ? (
          <FailureBanner>
            <FailureText failure={failure} />
          </FailureBanner>
        ) : null}
        <div className={styles.code}>
          <CodeField
            label={text.code()}
            digitLabel={(place) => text.digit({ place })}
            error={fault ? text[fault]() : undefined}
            value={code}
            onChange={(next) => {
              setCode(next);
              setFault(null);
              forget();
            }}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={busy}>
            {text.verb()}
          </Button>
          <Button onClick={onCancel}>{text.cancel()}</Button>
        </div>
      </form>
    </FormSection>
  );
}
