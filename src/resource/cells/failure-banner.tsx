import type { ComponentProps } from "react";
import { Banner } from "../../ui/banner.tsx";
import { SaveDiagnostics } from "./save-recent.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { ReadFailure } from "../../services/use-api-query.ts";

type BannerProps = ComponentProps<typeof Banner>;

interface FailureBannerProps extends Omit<BannerProps, "family" | "role"> {
  /** `away` for temporary failures. */
  readonly family?: Extract<BannerProps["family"], "bad" | "away">;
}

/**
 * A banner for a refused or failed request, with a button that saves a diagnostic recording. Errors
 * about missing input are shown in a plain banner instead.
 */
export const FailureBanner = ({ family = "bad", children, ...rest }: FailureBannerProps) => (
  <Banner {...rest} family={family} role="alert" beside={<SaveDiagnostics />}>
    {children}
  </Banner>
);

/** Reason of a failed request, with the request id to quote to support. */
export function FailureText({ failure }: { failure: ReadFailure }) {
  const { list } = useTexts().say.console;
  if (failure.kind === "unanswered") return failure.timedOut ? list.noAnswer() : list.noConnection();
  return `${list.refused({ status: failure.status })} ${failure.id === null ? "" : list.quote({ id: failure.id })}`;
}

interface RenewalFailedProps {
  readonly failure: ReadFailure;
  /** Time (ms) at which the shown rows were read. */
  readonly at: number;
  readonly again: () => void;
}

/** Banner above rows that could not be read again, with the time at which they were read. */
export function RenewalFailed({ failure, at, again }: RenewalFailedProps) {
  const { say } = useTexts();
  const { time } = useFormats();
  return (
    <FailureBanner family="away" glyph="warning" action={{ label: say.actions.tryAgain(), onClick: again }}>
      {say.lists.foot.renewalFailed({ time: time(at) })} <FailureText failure={failure} />
    </FailureBanner>
  );
}
