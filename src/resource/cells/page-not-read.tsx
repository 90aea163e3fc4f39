import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { FailureText } from "./failure-banner.tsx";
import { SaveDiagnostics } from "./save-recent.tsx";

interface PageNotReadProps {
  /** Without a full stop; banners that show the same text add it. */
  readonly title: string;
  readonly failure: ReadFailure;
  readonly onAgain: () => void;
  /** Heading level; 1 if the page has no other heading. */
  readonly level?: 1 | 2;
}

/** Replaces a page or list that failed to load. */
export function PageNotRead({ title, failure, onAgain, level = 2 }: PageNotReadProps) {
  const { say } = useTexts();
  return (
    <EmptyState
      art={BROKEN}
      level={level}
      role="alert"
      title={title}
      next={
        <Button icon="refresh" onClick={onAgain}>
          {say.actions.tryAgain()}
        </Button>
      }
    >
      <FailureText failure={failure} />
      <div>
        <SaveDiagnostics />
      </div>
    </EmptyState>
  );
}
