import { FailureText } from "../../resource/failure-text.tsx";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";

interface MailsAbsentProps {
  readonly failure: ReadFailure | null;
  readonly narrowed: boolean;
  readonly all: number;
  readonly onAgain: () => void;
  readonly onClear: () => void;
}

/** Why there are no mails: they did not come, do not match, or nobody was written to yet. */
export function MailsAbsent({ failure, narrowed, all, onAgain, onClear }: MailsAbsentProps) {
  const { say } = useTexts();
  const text = say.utilities;
  if (failure)
    return (
      <EmptyState
        art={BROKEN}
        role="alert"
        title={text.failed.title()}
        next={
          <Button icon="refresh" onClick={onAgain}>
            {say.actions.tryAgain()}
          </Button>
        }
      >
        <FailureText failure={failure} />
      </EmptyState>
    );
  if (narrowed)
    return (
      <EmptyState art={ART.nothingFound} role="status" title={text.filtered.title()} next={<Button onClick={onClear}>{say.console.filters.clearAll()}</Button>}>
        {text.filtered.text({ all })}
      </EmptyState>
    );
  return (
    <EmptyState art={ART.layers} title={text.empty.title()}>
      {text.empty.text()}
    </EmptyState>
  );
}
