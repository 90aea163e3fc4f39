import type { TwoFactorSecret } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import styles from "./two-factor.module.css";

interface TwoFactorIntroProps {
  /** Whose it is, an id. */
  readonly user: string;
  readonly onBegun: (begun: TwoFactorSecret) => void;
}

/** What a second factor is good for, and the way to one. */
export function TwoFactorIntro({ user, onBegun }: TwoFactorIntroProps) {
  const { say } = useTexts();
  const text = say.twoFactor.intro;
  const { run, busy, failure } = useWrite(
    (api, id: string) => api.POST("/users/{id}/2fa", { params: { path: { id } } }),
    ["/users/{id}/2fa"],
  );
  const begin = async () => {
    const outcome = await run(user);
    if (outcome.kind === "done") onBegun(outcome.answer);
  };
  return (
    <FormSection title={text.title()}>
      <p>{text.text()}</p>
      {failure ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <div className={styles.actions}>
        <Button kind="primary" icon="shield" busy={busy} onClick={() => void begin()}>
          {text.begin()}
        </Button>
      </div>
    </FormSection>
  );
}
