import { useCallback, useEffect, useMemo, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Session } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { type LoginSend, type LoginView, useLogin } from "../../services/use-login.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageChoice } from "../../ui/language-choice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import { useNarrow } from "../../ui/use-media.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { loadLaterSteps } from "./later-steps.ts";
import styles from "./login-page.module.css";
import { SignIn } from "./sign-in.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { PlatformSide } from "./platform-side.tsx";

/**
 * Sign-in page with the state of the platform. With a `claimId`, it signs in with the session that was
 * prepared elsewhere under that id, for example by single sign-on.
 */
export function LoginPage({ claimId }: { claimId: string | null }) {
  const { notices, texts } = useServices();
  const { say } = useTexts();
  const [locale, chooseLocale] = useLanguage();
  const narrow = useNarrow();
  const side = usePlatformSide(!narrow);
  const query = new URLSearchParams(useSearch());
  const [opening] = useState({
    redirect: query.get("redirect"),
    claimId,
    feedback: query.get("sso") === "feedback",
  });
  const words = useMemo(() => {
    // Loads the texts first, because they may be missing when a user with a session is signed in.
    const notify = (textOf: (arrival: TranslationFunctions["arrival"]) => string) =>
      void texts.need("arrival").then(
        () => notices.say(textOf(texts.get().say.arrival)),
        () => undefined,
      );
    return {
      welcome: ({ user }: Session) =>
        notify((arrival) => arrival.greeting({ name: user.firstname ?? user.email ?? user.username ?? "" })),
      withoutFeedback: () => notify((arrival) => arrival.feedback.failed()),
    };
  }, [notices, texts]);
  const [view, send] = useLogin(opening, words);
  // A completed claim or feedback sign-in is removed from the URL, so that a reload does not repeat it.
  const isSettled = (claimId !== null && view.step !== "claiming") || view.over;
  useEffect(() => {
    if (isSettled)
      navigate(
        `/login${opening.redirect === null ? "" : `?redirect=${encodeURIComponent(opening.redirect)}`}`,
        { replace: true },
      );
  }, [isSettled, opening]);
  useWindowTitle(say.windowTitle({ page: say.login.title() }));
  return (
    <div className={styles.halves}>
      {narrow ? null : <div>{side ? <side.PlatformSide /> : null}</div>}
      <main className={styles.form}>
        <div className={styles.top}>
          {narrow ? <Brand>{say.product()}</Brand> : null}
          <LanguageChoice
            label={say.language()}
            languages={LANGUAGES}
            value={locale}
            onChange={chooseLocale}
          />
        </div>
        <div className={styles.middle}>
          <Flow view={view} send={send} />
        </div>
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

function Flow({ view, send }: { view: LoginView; send: LoginSend }) {
  const { texts } = useServices();
  const load = useCallback(() => loadLaterSteps(texts), [texts]);
  const steps = useOnDemand(load, true);
  if (view.step === "claiming" || view.step === "feedback")
    return steps ? <steps.WaitingStep kind={view.step} onCancel={() => send({ type: "cancel" })} /> : null;
  if (steps && (view.step === "agentNotice" || view.step === "levelRefused"))
    return <steps.LeaveNotice send={send} view={view} kind={view.step} />;
  return <SignIn view={view} send={send} steps={steps} />;
}

interface Side {
  readonly PlatformSide: typeof PlatformSide;
}

/** Delay (ms) before the platform side is loaded, so that the form is usable first. */
const RENDER_TIME = 150;

/** Returns the half of the page beside the form, loaded after the form is shown; null until then. */
function usePlatformSide(wanted: boolean): Side | null {
  const { texts } = useServices();
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    const timer = setTimeout(() => {
      // Signing in does not need this half of the page, so it stays empty if loading fails.
      loadChunk(() => Promise.all([import("./platform-side.tsx"), texts.need("platform")])).then(
        ([loaded]) => over || setSide(loaded),
        () => undefined,
      );
    }, RENDER_TIME);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [texts, wanted]);
  return side;
}
