import { useEffect, useState, useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import type { ResetPlace } from "../../../machines/password-reset-context.ts";
import type { ResetKind, ResetRun } from "../../services/reset-run.ts";
import { useServices } from "../../services/services.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageChoice } from "../../ui/language-choice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { EmailStep } from "./email-step.tsx";
import { EndStep } from "./end-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { PinStep } from "./pin-step.tsx";
import styles from "./reset-page.module.css";
import type { StepProps } from "./step-props.ts";

/** Where one comes to a new password, or to the first one. */
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

/** Runs as long as the page is there. What fails to load is the page's failure. */
function useRun(kind: ResetKind): ResetRun | null {
  const { openReset } = useServices();
  const [opened, setOpened] = useState<{ readonly run: ResetRun } | { readonly error: unknown } | null>(null);
  useEffect(() => {
    let over = false;
    let run: ResetRun | null = null;
    const begin = async () => {
      run = await openReset(kind);
      if (over) run.stop();
      else setOpened({ run });
    };
    begin().catch((error: unknown) => setOpened({ error }));
    return () => {
      over = true;
      run?.stop();
    };
  }, [openReset, kind]);
  if (opened && "error" in opened) throw opened.error;
  return opened ? opened.run : null;
}

function Flow({ run }: { run: ResetRun }) {
  const view = useSyncExternalStore(run.subscribe, run.get);
  const over = view.place === null;
  useEffect(() => {
    if (over) navigate("/login");
  }, [over]);
  useEffect(() => {
    const found = () => run.send({ type: "network.found" });
    addEventListener("online", found);
    return () => removeEventListener("online", found);
  }, [run]);
  // Each step begins with its own fields, and nothing secret stays in them.
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
