import type { ReactNode } from "react";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner, FailureText } from "./failure-banner.tsx";

interface NotReadProps {
  readonly failure: ReadFailure;
  readonly onAgain: () => void;
  /** Name of the missing part, if the place does not make it clear. */
  readonly children?: ReactNode;
}

/** A part of a page that failed to load, with the reason and a retry button. */
export function NotRead({ failure, onAgain, children }: NotReadProps) {
  const { say } = useTexts();
  return (
    <FailureBanner action={{ label: say.actions.tryAgain(), onClick: onAgain }}>
      {children} <FailureText failure={failure} />
    </FailureBanner>
  );
}
