import { FailureText } from "../../resource/failure-text.tsx";
import { wordsIn } from "../../resource/described/described-resource.ts";
import type { WriteFailure } from "../../services/use-write.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";

/** Why nothing became of an appointment: the rule that it would break, in words. */
export function NotChanged({ failure }: { failure: WriteFailure | null }) {
  const { say } = useTexts();
  if (!failure) return null;
  const words: Readonly<Record<string, Readonly<Record<string, () => string>>>> =
    say.records.appointments.faults;
  const told =
    failure.kind === "refused"
      ? failure.faults.flatMap(
          ({ pointer, code }) => wordsIn(words[pointer.split("/")[2] ?? ""]?.[code]) ?? [],
        )
      : [];
  return (
    <FailureBanner>
      {failure.kind === "refused" && failure.code === "stale-version" ? (
        say.booking.stale()
      ) : told.length > 0 ? (
        told.join(" · ")
      ) : (
        <FailureText failure={failure} />
      )}
    </FailureBanner>
  );
}
