import { FailureText } from "../../resource/failure-text.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { WriteFailure } from "../../services/use-write.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";

/** Why a recording does not go into the storage of its setting now. */
export function UploadFailure({ failure }: { failure: WriteFailure }) {
  const { say } = useTexts();
  return (
    <FailureBanner>
      {failure.kind === "refused" && failure.status === 409 ? (
        say.recordings.storing.refused()
      ) : (
        <FailureText failure={failure} />
      )}
    </FailureBanner>
  );
}
