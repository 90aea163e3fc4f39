import { useState } from "react";
import type { TwoFactor } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { focusOnMount } from "../../ui/use-focus-after.ts";
import styles from "./two-factor.module.css";

interface TwoFactorActiveProps {
  /** The user's id. */
  readonly user: string;
  readonly state: TwoFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

const FEW_CODES = 3;
const READS = ["/users/{id}/2fa"] as const;

/**
 * State of an enabled second factor: its start date and the number of unused backup codes, with buttons that
 * renew the codes or turn the factor off.
 */
export function TwoFactorActive({ user, state, onCodes }: TwoFactorActiveProps) {
  const { say } = useTexts();
  const text = say.twoFactor.active;
  const { notices } = useServices();
  const formats = useFormats();
  const [asked, setAsked] = useState<"renew" | "disable" | null>(null);
  const path = { params: { path: { id: user } } };
  const renewal = useWrite((api, _: null) => api.POST("/users/{id}/2fa/backup-codes", path), READS);
  const end = useWrite((api, _: null) => api.DELETE("/users/{id}/2fa", path), READS);
  const close = () => {
    renewal.forget();
    end.forget();
    setAsked(null);
  };
  const renew = async () => {
    const outcome = await renewal.run(null);
    if (outcome.kind !== "done") return;
    close();
    onCodes(outcome.answer.backupCodes);
  };
  const disable = async () => {
    const outcome = await end.run(null);
    if (outcome.kind !== "done") return;
    close();
    notices.say(text.disabled());
  };
  return (
    <div className={styles.steps} ref={focusOnMount} tabIndex={-1}>
      <FormSection
        title={text.since({ day: formats.day(Date.parse(state.since ?? "")) })}
        action={
          <Button size="small" onClick={() => setAsked("disable")}>
            {text.disable()}
          </Button>
        }
      >
        <p>{text.text()}</p>
      </FormSection>
      <FormSection
        title={text.backup()}
        note={text.left({ left: state.backupCodesLeft })}
        action={
          <Button size="small" onClick={() => setAsked("renew")}>
            {text.renew()}
          </Button>
        }
      >
        <p>{text.backupText()}</p>
        {state.backupCodesLeft <= FEW_CODES ? (
          <Banner family="away" glyph="warning">
            {text.few()}
          </Banner>
        ) : null}
      </FormSection>
      <ConfirmDialog
        open={asked === "renew"}
        onClose={close}
        title={text.renewTitle()}
        word={null}
        verb={text.renew()}
        keep={text.renewKeep()}
        busy={renewal.busy}
        failure={renewal.failure}
        onConfirm={() => void renew()}
      >
        <p>{text.renewText()}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "disable"}
        onClose={close}
        title={text.disableTitle()}
        word={text.word()}
        verb={text.disable()}
        keep={text.disableKeep()}
        busy={end.busy}
        failure={end.failure}
        onConfirm={() => void disable()}
      >
        <p>{text.disableText({ product: say.product() })}</p>
      </ConfirmDialog>
    </div>
  );
}
