import { useServices } from "../services/services.ts";
import { useTexts } from "../services/use-texts.ts";
import type { ReadFailure } from "../services/use-api-query.ts";

/** Why nothing was read, and what to quote when one asks for help. */
export function FailureText({ failure }: { failure: ReadFailure }) {
  const { say } = useTexts();
  const { list } = say.console;
  const told = failure.kind === "unanswered" ? (failure.timedOut ? list.noAnswer() : list.noConnection()) : `${list.refused({ status: failure.status })} ${failure.id === null ? "" : list.quote({ id: failure.id })}`;
  return (
    <>
      {told} {useServices().recent?.button}
    </>
  );
}
