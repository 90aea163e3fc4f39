import type { ReactNode } from "react";
import { PageNotRead } from "../cells/page-not-read.tsx";
import { useHolder } from "../../services/use-session.ts";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/button.tsx";

type ListAbsentProps =
  | { readonly failure: ReadFailure; readonly onAgain: () => void }
  | {
      readonly narrowed: boolean;
      readonly onClear: () => void;
      readonly empty: { readonly empty: string; readonly emptyText: string };
      readonly first?: ReactNode;
    };

/**
 * Explains why a list has no rows: loading failed, the user lacks permission, nothing matches, or there are
 * no records yet.
 */
export function ListAbsent(props: ListAbsentProps) {
  const { say } = useTexts();
  const account = useHolder()?.account.name ?? "";
  const text = say.lists.absent;
  if ("failure" in props) {
    const { failure, onAgain } = props;
    if (failure.kind === "refused" && failure.status === 403)
      return (
        <EmptyState art={ART.locked} title={text.forbidden()}>
          {text.forbiddenText({ account })}
        </EmptyState>
      );
    return <PageNotRead title={text.failed()} failure={failure} onAgain={onAgain} />;
  }
  if (props.narrowed)
    return (
      <EmptyState
        art={ART.nothingFound}
        role="status"
        title={text.filtered()}
        next={<Button onClick={props.onClear}>{say.console.filters.clearAll()}</Button>}
      >
        {text.filteredText()}
      </EmptyState>
    );
  return (
    <EmptyState art={ART.layers} title={props.empty.empty} next={props.first}>
      {props.empty.emptyText}
    </EmptyState>
  );
}
