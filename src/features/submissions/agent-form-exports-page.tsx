import { useState } from "react";
import { DescribedPage } from "../../resource/described/described-page.tsx";
import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { agentFormExports } from "./agent-form-exports-resource.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { exportSlots } from "./export-slots.tsx";

/** The exports of agent forms that the account keeps, each of them a file whenever somebody wants one. */
export function AgentFormExportsPage(at: object) {
  const { say } = useTexts();
  const formats = useFormats();
  const [taking, setTaking] = useState<DescribedRecord | null>(null);
  return (
    <>
      <DescribedPage {...at} resource={agentFormExports} slots={exportSlots({ say, formats }, setTaking)} />
      {taking ? (
        <ExportDialog
          record={taking}
          name={textIn(taking, agentFormExports.title)}
          onClose={() => setTaking(null)}
        />
      ) : null}
    </>
  );
}
