import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./reset-step.module.css";
import type { ResetPlace } from "../../../machines/password-reset-setup.ts";
import type { ResetSend, ResetView } from "../../services/reset-run.ts";

interface StepFormProps extends StepProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  /**
   * True if the first field must be typed again. Then it receives the focus, instead of the failure message.
   */
  readonly retype?: boolean;
  readonly children: ReactNode;
  /** Further buttons, such as "back". */
  readonly extraButtons?: ReactNode;
}

/**
 * Form of a step. After a failure, the first invalid field, the field to retype or the message gets the
 * focus.
 */
export function StepForm({
  view: { problem, faults, busy },
  send,
  title,
  text,
  submit,
  onSubmit,
  retype = false,
  children,
  extraButtons,
}: StepFormProps) {
  const { say } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  useEffect(() => {
    if (busy || problem === null) return;
    if (retype) form.current?.querySelector("input")?.focus();
    else banner.current?.focus();
  }, [busy, problem, retype]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {problem ? (
        <FailureBanner ref={banner} family={problem === "interrupted" ? "away" : "bad"} tabIndex={-1}>
          {say.reset.problems[problem]()}
          {problem === "activeRequest" ? <p>{say.reset.activeHint()}</p> : null}
        </FailureBanner>
      ) : null}
      {children}
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide type="submit" busy={busy}>
          {submit}
        </Button>
        {extraButtons}
        <Button kind="quiet" size="large" wide onClick={() => send({ type: "toLogin" })}>
          {say.reset.signIn()}
        </Button>
      </div>
    </form>
  );
}

/** Props that every step receives. */
export interface StepProps {
  readonly view: ResetView;
  readonly send: ResetSend;
}

/** The steps without input: the check of a link, failures and successes. */
export type EndPlace = Exclude<ResetPlace, "email" | "pin" | "newPassword">;
