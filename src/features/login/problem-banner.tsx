import { type Ref, useEffect, useRef } from "react";
import type { LoginProblem } from "../../../machines/login-context.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import type { LoginView } from "../../services/use-login.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import styles from "./problem-banner.module.css";

/** Result of the attempt. It receives the focus, unless a field must be typed again. */
export function ProblemBanner({
  problem,
  view,
  focus,
}: {
  problem: LoginProblem;
  view: LoginView;
  focus: boolean;
}) {
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

/** Remaining time of a lock. Screen readers announce the instruction beside the button, not every second. */
function LockLeft({ deadline }: { deadline: number }) {
  const { now } = useServices();
  const { say } = useTexts();
  useTick();
  return (
    <p className={styles.left} aria-hidden="true">
      {say.arrival.lockLeft({ seconds: Math.max(0, Math.ceil((deadline - now()) / 1000)) })}
    </p>
  );
}
