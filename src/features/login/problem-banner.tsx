import { type Ref, useEffect, useRef } from "react";
import type { LoginProblem } from "../../../machines/login.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";

/** What the platform said to the attempt. It gets the focus, unless a field that has to be typed anew takes it. */
export function ProblemBanner({ problem, focus }: { problem: LoginProblem; focus: boolean }) {
  const { say } = useTexts();
  const banner: Ref<HTMLDivElement> = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) banner.current?.focus();
  }, [focus]);
  return (
    <Banner ref={banner} family={problem === "interrupted" ? "away" : "bad"} role="alert" tabIndex={-1}>
      {say.arrival.problems[problem]()}
    </Banner>
  );
}
