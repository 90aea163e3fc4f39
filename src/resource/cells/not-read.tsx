import type { ReactNode } from "react";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner, FailureText } from "./failure-banner.tsx";

interface NotReadProps {
  readonly failure: ReadFailure;
  readonly onAgain: () => void;
  /** What is missing, where the place does not say it. */
  readonly children?: ReactNode;
}

/** A part of a page that did not come, why, and the way to ask once more. */
export function NotRead({ failure, onAgain, children }: NotReadProps) {
  const { say } = useTexts();
  return (
    <FailureBanner action={{ label: say.actions.tryAgain(), onClick: onAgain }}>
      {children} <FailureText failure={failure} />
    </FailureBanner>
  );
}
