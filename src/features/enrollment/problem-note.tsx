import type { EnrollmentContext } from "../../../machines/enrollment-setup.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";

/** Message about a failure, above the next actions. */
export function ProblemNote({ context: { problem, takenBy } }: { context: EnrollmentContext }) {
  const { say } = useTexts();
  const { problems } = say.branches.enrollment;
  if (problem === null || problem === "required" || problem === "notAPoc") return null;
  return (
    <FailureBanner family={problem === "offline" || problem === "interrupted" ? "away" : "bad"}>
      {problem === "alreadyEnrolled" && takenBy !== null
        ? problems.alreadyEnrolledIn({ branch: takenBy.label })
        : problems[problem]()}
    </FailureBanner>
  );
}
