import { useTexts } from "../../../services/use-texts.ts";
import { FailureBanner } from "../../cells/failure-banner.tsx";
import type { Export } from "./use-export.ts";

/** Progress of an export, below the tools of the list. */
export function ExportBar({ state }: Pick<Export, "state">) {
  const { say } = useTexts();
  if (state?.kind === "shown") return <state.Status step={state.step} />;
  if (state?.kind !== "missing") return null;
  return (
    <FailureBanner action={{ label: say.actions.reload(), onClick: () => location.reload() }}>
      {say.chunk.title()}. {say.chunk.text()}
    </FailureBanner>
  );
}
