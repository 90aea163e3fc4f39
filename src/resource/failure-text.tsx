import { useTexts } from "../services/use-texts.ts";
import type { ReadFailure } from "../services/use-api-query.ts";

/** Why nothing was read, and what to quote when one asks for help. */
export function FailureText({ failure }: { failure: ReadFailure }) {
  const { list } = useTexts().say.console;
  if (failure.kind === "unanswered") return failure.timedOut ? list.noAnswer() : list.noConnection();
  return `${list.refused({ status: failure.status })} ${failure.id === null ? "" : list.quote({ id: failure.id })}`;
}
