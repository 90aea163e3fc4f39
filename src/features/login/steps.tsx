import { LeaveNotice } from "./leave-notice.tsx";
import { useState, type Ref, useEffect, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Agreement } from "./agreement.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";
import { Spinner } from "../../ui/progress-bar.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import type { SessionEnd } from "../../../machines/session.ts";
import { useSessionEnd, useSessionWaits } from "../../services/use-session.ts";
import { Banner } from "../../ui/banner.tsx";
import type { Family } from "../../ui/status-pill.tsx";
import type { LoginProblem } from "../../../machines/login-context.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import type { LoginView } from "../../services/use-login.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import { useSearch } from "wouter/use-browser-location";

/** Steps that the first screen does not need, in one chunk. */
export const STEPS = {
  CancelButton,
  CodeStep,
  EndNotice,
  EnterpriseStep,
  LeaveNotice,
  ProblemBanner,
  WaitingStep,
};

/**
 * Step that asks for the second factor after the platform has requested it, and also for the credentials if
 * none were typed yet.
 */
function CodeStep(props: StepProps) {
  const { view, typed, onType, onCancel, onBack } = props;
  const { problem, missing, busy, whole } = view;
  const { say } = useTexts();
  const text = say.arrival.code;
  const [backup, setBackup] = useState(false);
  const retype = problem === "secondFactor" || problem === "codeExpired";
  const error = missing.includes("otp") ? (backup ? text.missingBackup() : text.missing()) : undefined;
  return (
    <StepForm {...props} retype={retype ? (backup ? "off" : "one-time-code") : null}>
      <div>
        <h1>{text.title()}</h1>
        <p className={styles.text}>{backup ? text.backupText() : whole ? text.wholeText() : text.text()}</p>
      </div>
      {problem ? <ProblemBanner key={problem} problem={problem} view={view} focus={!retype} /> : null}
      {whole ? <CredentialFields {...props} /> : null}
      <div>
        {backup ? (
          <TextField
            label={text.backup()}
            size="large"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={!whole}
            maxLength={32}
            value={typed.otp}
            onChange={(otp) => onType({ otp })}
            error={error}
          />
        ) : (
          <CodeField
            label={text.label()}
            digitLabel={(place) => text.digit({ place })}
            hint={text.hint()}
            error={error}
            value={typed.otp}
            onChange={(otp) => onType({ otp })}
            autoFocus={!whole}
            submits={!whole}
          />
        )}
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setBackup(!backup);
            onType({ otp: "" });
          }}
        >
          {backup ? text.toApp() : text.toBackup()}
        </button>
      </div>
      {whole ? <Agreement {...props} /> : null}
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide type="submit" busy={busy}>
          {say.login.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button kind="quiet" size="large" wide icon="back" onClick={onBack}>
          {text.back()}
        </Button>
      </div>
    </StepForm>
  );
}

/** Enterprise single sign-on by email; no secret is entered. */
function EnterpriseStep(props: StepProps) {
  const { view, typed, onType, onCancel, onBack } = props;
  const { problem, missing, busy, locked } = view;
  const { say } = useTexts();
  const text = say.arrival.enterprise;
  const refusal = useSsoRefusal();
  return (
    <StepForm {...props} retype={null}>
      <h1 className={styles.balanced}>{text.title()}</h1>
      {problem ? (
        <ProblemBanner key={problem} problem={problem} view={view} focus />
      ) : refusal ? (
        <SsoRefusal reason={refusal} />
      ) : null}
      <TextField
        label={text.email()}
        hint={text.hint()}
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
        error={missing.includes("email") ? text.missing() : undefined}
      />
      <Agreement {...props} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          wide
          type="submit"
          busy={busy}
          unavailable={locked ? say.login.locked() : undefined}
        >
          {text.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button kind="quiet" size="large" wide icon="back" onClick={onBack}>
          {text.back()}
        </Button>
      </div>
    </StepForm>
  );
}

/** Step without input: a session is being claimed, or the feedback tool is opening. */
function WaitingStep({
  kind,
  onCancel,
}: Pick<StepProps, "onCancel"> & { readonly kind: "claiming" | "feedback" }) {
  const { say } = useTexts();
  const text = say.arrival[kind];
  return (
    <section className={styles.form} aria-busy="true">
      <div role="status">
        <h1 className={styles.waiting}>
          <Spinner />
          {text.title()}
        </h1>
        <p className={styles.text}>{text.text()}</p>
      </div>
      {kind === "claiming" ? <CancelButton busy onCancel={onCancel} /> : null}
    </section>
  );
}

const SLOW = 3_000;

/** Button to cancel an attempt, shown if the attempt takes long. */
function CancelButton({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { say } = useTexts();
  return useLasting(busy, SLOW) ? (
    <Button kind="quiet" size="large" wide onClick={onCancel}>
      {say.arrival.cancel()}
    </Button>
  ) : null;
}

const FAMILIES: Record<SessionEnd, Extract<Family, "free" | "away" | "plan">> = {
  signedOut: "free",
  expired: "away",
  overdue: "away",
  elsewhere: "plan",
  password: "plan",
  revoked: "away",
};
const GLYPHS = { free: "done", away: "warning", plan: "off" } as const;

/** Banner with the reason for the end of the session, or a note that the session is still being checked. */
function EndNotice() {
  const { say } = useTexts();
  const ended = useSessionEnd();
  const waits = useSessionWaits();
  const refusal = useSsoRefusal();
  if (waits)
    return (
      <Banner family="away" role="status">
        {say.arrival.waiting()}
      </Banner>
    );
  if (refusal) return <SsoRefusal reason={refusal} />;
  return ended === null ? null : (
    <Banner family={FAMILIES[ended]} glyph={GLYPHS[FAMILIES[ended]]} role="status">
      {ended === "overdue" ? say.arrival.problems.sessionExpired() : say.arrival.ended[ended]()}
    </Banner>
  );
}

/** Message about the result of an attempt. It receives the focus unless a field must be typed again. */
function ProblemBanner({ problem, view, focus }: { problem: LoginProblem; view: LoginView; focus: boolean }) {
  const { say } = useTexts();
  const banner: Ref<HTMLDivElement> = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) banner.current?.focus();
  }, [focus]);
  return (
    <>
      <FailureBanner ref={banner} family={problem === "interrupted" ? "away" : "bad"} tabIndex={-1}>
        {say.arrival.problems[problem]()}
      </FailureBanner>
      {view.locked && view.deadline !== null ? <LockLeft deadline={view.deadline} /> : null}
    </>
  );
}

/**
 * Remaining time until the next attempt is allowed. Screen readers announce the instruction beside the
 * button, not every second.
 */
function LockLeft({ deadline }: { deadline: number }) {
  const { now } = useServices();
  const { say } = useTexts();
  useTick();
  return (
    <p className={styles.left} aria-hidden="true">
      {say.arrival.retryIn({ seconds: Math.max(0, Math.ceil((deadline - now()) / 1000)) })}
    </p>
  );
}

const REASONS = ["answer", "request", "user", "off"] as const;

/** Returns the reason why single sign-on failed; null if it did not fail. */
function useSsoRefusal(): (typeof REASONS)[number] | null {
  const query = new URLSearchParams(useSearch());
  return query.get("sso") === "failed"
    ? (REASONS.find((reason) => reason === query.get("code")) ?? "answer")
    : null;
}

/** Explains why single sign-on failed, and what to do. */
function SsoRefusal({ reason }: { reason: (typeof REASONS)[number] }) {
  const { say } = useTexts();
  return <FailureBanner>{say.arrival.enterprise.refused[reason]()}</FailureBanner>;
}
