import type { ComponentProps } from "react";
import { Banner } from "../../ui/banner.tsx";
import { SaveRecent } from "./save-recent.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { ReadFailure } from "../../services/use-api-query.ts";

type BannerProps = ComponentProps<typeof Banner>;

interface FailureBannerProps extends Omit<BannerProps, "family" | "role"> {
  /** `away` where it may be over by itself. */
  readonly family?: Extract<BannerProps["family"], "bad" | "away">;
}

/**
 * What was refused or went wrong, and the way to keep what led there. What somebody only has to fill in
 * stands in a plain banner.
 */
export const FailureBanner = ({ family = "bad", children, ...rest }: FailureBannerProps) => (
  <Banner {...rest} family={family} role="alert" beside={<SaveRecent />}>
    {children}
  </Banner>
);

/** Why nothing was read, and what to quote when one asks for help. */
export function FailureText({ failure }: { failure: ReadFailure }) {
  const { list } = useTexts().say.console;
  if (failure.kind === "unanswered") return failure.timedOut ? list.noAnswer() : list.noConnection();
  return `${list.refused({ status: failure.status })} ${failure.id === null ? "" : list.quote({ id: failure.id })}`;
}
