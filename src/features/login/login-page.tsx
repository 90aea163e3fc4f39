import { useCallback } from "react";
import { useSearch } from "wouter/use-browser-location";
import type { LoginRef } from "../../../machines/login.ts";
import type { Session } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { useLogin, useLoginView } from "../../services/use-login.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageChoice } from "../../ui/language-choice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { loadLaterSteps } from "./later-steps.ts";
import styles from "./login-page.module.css";
import { SignIn } from "./sign-in.tsx";
import { usePlatformSide } from "./use-platform-side.ts";

/** Where one signs in; and what is known of the platform before that. */
export function LoginPage() {
  const { notices, texts } = useServices();
  const { say } = useTexts();
  const [locale, chooseLocale] = useLanguage();
  const narrow = useNarrow();
  const side = usePlatformSide(!narrow);
  const redirect = new URLSearchParams(useSearch()).get("redirect");
  const welcome = useCallback(({ user }: Session) => notices.say(texts.get().say.login.greeting({ name: user.firstname ?? user.email ?? user.username ?? "" })), [notices, texts]);
  const login = useLogin(redirect, welcome);
  useWindowTitle(say.windowTitle({ page: say.login.title() }));
  return (
    <div className={styles.halves}>
      {narrow ? null : <div>{side ? <side.PlatformSide /> : null}</div>}
      <main className={styles.form}>
        <div className={styles.top}>
          {narrow ? <Brand>{say.product()}</Brand> : null}
          <LanguageChoice label={say.language()} languages={LANGUAGES} value={locale} onChange={chooseLocale} />
        </div>
        <div className={styles.middle}>{login ? <Flow login={login} /> : null}</div>
        <nav className={styles.papers} aria-label={say.login.papers.label()}>
          <TextLink href="/terms" newTab={say.newTab()} quiet>
            {say.login.papers.terms()}
          </TextLink>
          <TextLink href="/privacy" newTab={say.newTab()} quiet>
            {say.login.papers.privacy()}
          </TextLink>
        </nav>
      </main>
    </div>
  );
}

function Flow({ login }: { login: LoginRef }) {
  const view = useLoginView(login);
  const steps = useOnDemand(loadLaterSteps, view.step !== "credentials");
  return steps && (view.step === "agentNotice" || view.step === "levelRefused") ? <steps.LeaveNotice login={login} view={view} kind={view.step} /> : <SignIn login={login} view={view} steps={steps} />;
}
