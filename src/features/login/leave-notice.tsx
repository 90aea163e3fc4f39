import { useEffect, useRef } from "react";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import type { LoginSend, LoginView } from "../../services/use-login.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { CountdownRing } from "../../ui/countdown-ring.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import styles from "./leave-notice.module.css";
import form from "./sign-in.module.css";

/** Seconds until the redirect, by kind of notice, as specified. */
const SECONDS = { agentNotice: 10, levelRefused: 5 };

/** Returns the host and path of a URL for display. */
function hostAndPath(target: string): string {
  const { host, pathname } = new URL(target, location.href);
  return `${host}${pathname === "/" ? "" : pathname}`;
}

/**
 * Notice that the account belongs to another application, with an automatic redirect that the user can
 * cancel.
 */
export function LeaveNotice({
  send,
  view,
  kind,
}: {
  send: LoginSend;
  view: LoginView;
  kind: keyof typeof SECONDS;
}) {
  const { now } = useServices();
  const { say } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useTick();
  useEffect(() => heading.current?.focus(), []);
  const text = kind === "agentNotice" ? say.arrival.agent : say.arrival.level;
  const seconds = Math.min(SECONDS[kind], Math.max(0, Math.ceil(((view.deadline ?? 0) - now()) / 1000)));
  return (
    <section className={form.form}>
      <CountdownRing left={seconds} whole={SECONDS[kind]} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {text.title()}
        </h1>
        <p className={form.text} aria-hidden="true">
          {text.text({ seconds })}
        </p>
        {/* Screen readers announce the sentence once, not every second. */}
        <HiddenText role="alert">{text.text({ seconds: SECONDS[kind] })}</HiddenText>
      </div>
      {view.target ? (
        <dl className={styles.facts}>
          {view.account ? (
            <>
              <dt>{say.arrival.notice.account()}</dt>
              <dd>{view.account}</dd>
            </>
          ) : null}
          <dt>{say.arrival.notice.target()}</dt>
          <dd className={styles.code}>{hostAndPath(view.target)}</dd>
        </dl>
      ) : null}
      <div className={form.actions}>
        <Button kind="primary" size="large" wide iconEnd="go" onClick={() => send({ type: "now" })}>
          {text.now()}
        </Button>
        <Button kind="quiet" size="large" wide onClick={() => send({ type: "stay" })}>
          {say.arrival.notice.stay()}
        </Button>
      </div>
    </section>
  );
}
