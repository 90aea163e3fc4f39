import { useEffect, useState, useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import type { ResetPlace } from "../../../machines/password-reset-setup.ts";
import type { ResetKind, ResetRun } from "../../services/reset-run.ts";
import { useServices } from "../../services/services.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageChoice } from "../../ui/language-choice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { EndStep } from "./end-step.tsx";
import styles from "./reset-page.module.css";
import { StepForm, type StepProps } from "./step-form.tsx";
import { useMailsAreKept } from "../../services/use-mails-are-kept.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useTick } from "../../services/ticker.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** Page for resetting a password, or for choosing the first one. */
export function ResetPage({ kind }: { kind: ResetKind }) {
  const { say } = useTexts();
  const [locale, chooseLocale] = useLanguage();
  const run = useRun(kind);
  useWindowTitle(say.windowTitle({ page: say.reset.titles[kind]() }));
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand>{say.product()}</Brand>
        <LanguageChoice label={say.language()} languages={LANGUAGES} value={locale} onChange={chooseLocale} />
      </header>
      <main className={styles.middle}>{run ? <Flow run={run} /> : null}</main>
      <nav className={styles.papers} aria-label={say.reset.papers.label()}>
        <TextLink href="/terms" newTab={say.newTab()} quiet>
          {say.reset.papers.terms()}
        </TextLink>
        <TextLink href="/privacy" newTab={say.newTab()} quiet>
          {say.reset.papers.privacy()}
        </TextLink>
      </nav>
    </div>
  );
}

/** Starts a password reset when the page mounts and stops it on unmount. Throws if its code fails to load. */
function useRun(kind: ResetKind): ResetRun | null {
  const { openReset } = useServices();
  const [opened, setOpened] = useState<{ readonly run: ResetRun } | { readonly error: unknown } | null>(null);
  useEffect(() => {
    let isOver = false;
    let run: ResetRun | null = null;
    const begin = async () => {
      run = await openReset(kind);
      if (isOver) run.stop();
      else setOpened({ run });
    };
    begin().catch((error: unknown) => setOpened({ error }));
    return () => {
      isOver = true;
      run?.stop();
    };
  }, [openReset, kind]);
  if (opened && "error" in opened) throw opened.error;
  return opened ? opened.run : null;
}

function Flow({ run }: { run: ResetRun }) {
  const view = useSyncExternalStore(run.subscribe, run.get);
  const isOver = view.place === null;
  useEffect(() => {
    if (isOver) navigate("/login");
  }, [isOver]);
  useEffect(() => {
    const found = () => run.send({ type: "network.found" });
    addEventListener("online", found);
    return () => removeEventListener("online", found);
  }, [run]);
  // The key remounts the form at each step, so that typed secrets are discarded.
  return view.place === null ? null : (
    <ResetStep key={view.place} view={view} place={view.place} send={run.send} />
  );
}

function ResetStep({ place, ...step }: StepProps & { readonly place: ResetPlace }) {
  switch (place) {
    case "email":
      return <EmailStep {...step} />;
    case "pin":
      return <PinStep {...step} />;
    case "newPassword":
      return <PasswordStep {...step} />;
    default:
      return <EndStep {...step} place={place} />;
  }
}

/** Step that asks for the user's email. */
function EmailStep(props: StepProps) {
  const { view, send } = props;
  const { say } = useTexts();
  const text = say.reset.email;
  const areKept = useMailsAreKept();
  const [email, setEmail] = useState(view.email);
  return (
    <StepForm
      {...props}
      title={say.reset.titles[view.kind]()}
      text={areKept ? say.reset.noMailServer() : text.text[view.kind]()}
      submit={text.submit()}
      onSubmit={() => send({ type: "link.wanted", email })}
    >
      <TextField
        label={text.label()}
        size="large"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={254}
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          if (view.problem !== null || view.faults.length > 0) send({ type: "edit" });
        }}
        error={view.faults.includes("email") ? text.missing() : undefined}
      />
    </StepForm>
  );
}

/** Step that asks for the PIN from the email, or sends another email. */
function PinStep(props: StepProps) {
  const { view, send } = props;
  const { now } = useServices();
  const { say } = useTexts();
  const text = say.reset.pin;
  const areKept = useMailsAreKept();
  const [pin, setPin] = useState("");
  const [lastProblem, setLastProblem] = useState(view.problem);
  useTick();
  if (view.problem !== lastProblem) {
    setLastProblem(view.problem);
    // Clears rejected input.
    if (view.problem === "pin") setPin("");
  }
  const secondsLeft = Math.ceil(((view.resendAt ?? 0) - now()) / 1000);
  return (
    <StepForm
      {...props}
      title={text.title()}
      text={[text.text({ email: view.email }), ...(areKept ? [say.reset.noMailServer()] : [])].join(" ")}
      submit={text.submit()}
      onSubmit={() => send({ type: "pin.entered", pin })}
      retype={view.problem === "pin"}
      extraButtons={
        <>
          <Button
            size="large"
            wide
            {...(secondsLeft > 0 && { unavailable: text.rest({ seconds: secondsLeft }) })}
            onClick={() => send({ type: "resend", at: now() })}
          >
            {text.resend()}
          </Button>
          <Button kind="quiet" size="large" wide onClick={() => send({ type: "back" })}>
            {text.back()}
          </Button>
        </>
      }
    >
      <TextField
        label={text.label()}
        hint={text.hint()}
        size="large"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        value={pin}
        onChange={(typed) => {
          setPin(typed);
          if (view.problem !== null || view.faults.length > 0) send({ type: "edit" });
        }}
        error={view.faults.includes("pin") ? text.missing() : undefined}
      />
    </StepForm>
  );
}

/** Step that asks for the new password twice. For a first password, it also asks to accept the terms. */
function PasswordStep(props: StepProps) {
  const { view, send } = props;
  const { kind, faults, problem } = view;
  const { say } = useTexts();
  const text = say.reset.password;
  const [typed, setTyped] = useState({ password: "", repeat: "", agreement: false });
  const change = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes });
    if (problem !== null || faults.length > 0) send({ type: "edit" });
  };
  const common = {
    size: "large",
    showLabel: text.show(),
    hideLabel: text.hide(),
    autoComplete: "new-password",
    maxLength: 512,
  } as const;
  const rule = faults.includes("short")
    ? text.faults.short()
    : faults.includes("policy")
      ? text.faults.policy()
      : undefined;
  return (
    <StepForm
      {...props}
      title={text.titles[kind]()}
      text={kind === "reset" ? `${text.text()} ${text.ends()}` : text.text()}
      submit={text.submit[kind]()}
      onSubmit={() => send({ type: "password.chosen", chosen: typed })}
      retype={problem === "policy" || problem === "weak"}
    >
      <PasswordField
        {...common}
        label={text.label()}
        autoFocus
        value={typed.password}
        onChange={(password) => change({ password })}
        error={rule}
      />
      <PasswordField
        {...common}
        label={text.repeat()}
        value={typed.repeat}
        onChange={(repeat) => change({ repeat })}
        error={faults.includes("mismatch") ? text.faults.mismatch() : undefined}
      />
      {kind === "activation" ? (
        <Checkbox
          checked={typed.agreement}
          onChange={(agreement) => change({ agreement })}
          error={faults.includes("terms") ? text.faults.terms() : undefined}
          required
        >
          <MarkedText
            text={text.agreement()}
            marks={{
              terms: <TextLink href="/terms" newTab={say.newTab()} />,
              privacy: <TextLink href="/privacy" newTab={say.newTab()} />,
            }}
          />
        </Checkbox>
      ) : null}
    </StepForm>
  );
}
