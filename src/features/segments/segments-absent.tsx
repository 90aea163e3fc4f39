import type { Account } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import type { View } from "../../ui/view-state.ts";
import { isNarrowed } from "./segments-query.ts";

type SegmentsAbsentProps =
  | { readonly account: Account; readonly failure: ReadFailure; readonly onAgain: () => void }
  | { readonly account: Account; readonly view: View; readonly all: number; readonly onClear: () => void };

/** Why there are no rows: they did not come, may not be seen, do not match, or do not exist yet. */
export function SegmentsAbsent(props: SegmentsAbsentProps) {
  const { say } = useTexts();
  const text = say.segments;
  if ("failure" in props) {
    if (props.failure.kind === "refused" && props.failure.status === 403)
      return (
        <EmptyState art={ART.locked} title={text.forbidden.title()}>
          {text.forbidden.text({ account: props.account.name })}
        </EmptyState>
      );
    return (
      <EmptyState
        art={BROKEN}
        role="alert"
        title={text.failed.title()}
        next={
          <Button icon="refresh" onClick={props.onAgain}>
            {say.actions.tryAgain()}
          </Button>
        }
      >
        <FailureText failure={props.failure} />
      </EmptyState>
    );
  }
  if (isNarrowed(props.view))
    return (
      <EmptyState art={ART.nothingFound} role="status" title={text.filtered.title()} next={<Button onClick={props.onClear}>{say.console.filters.clearAll()}</Button>}>
        {text.filtered.text({ all: props.all })}
      </EmptyState>
    );
  return (
    <EmptyState art={ART.layers} title={text.empty.title()}>
      {text.empty.text()}
    </EmptyState>
  );
}
