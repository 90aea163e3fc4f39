import { useState } from "react";
import { DescribedPage } from "../../resource/described/described-page.tsx";
import type { DescribedRecord } from "../../resource/described/described-resource.ts";
import type { PickedRecord } from "../../services/bulk-run.ts";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { Account } from "../../../openapi/generated/console.ts";
import { AssignAgents } from "./assign-agents.tsx";
import { AssignSettings } from "./assign-settings.tsx";
import { liveColumns, originOf, segmentLines, segmentsColumns } from "./segments-columns.tsx";
import { segments } from "./segments-resource.ts";

interface Assigning {
  readonly what: "agents" | "settings";
  readonly to: readonly PickedRecord[];
}

/** The segments of the account: what they are, and how they stand at this moment. */
export function SegmentsPage(at: object) {
  const account = useHolder()?.account;
  return account ? <Segments account={account} at={at} /> : null;
}

function Segments({ account, at }: { account: Account; at: object }) {
  const { say } = useTexts();
  const formats = useFormats();
  const live = useLive();
  const [assigning, setAssigning] = useState<Assigning | null>(null);
  const words = { say, formats, targets: account.targets };
  const close = () => setAssigning(null);
  return (
    <>
      <DescribedPage
        {...at}
        resource={segments}
        slots={{
          columns: [...segmentsColumns(words), ...(live ? liveColumns(words, live) : [])],
          mark: (segment: DescribedRecord) => originOf(segment, words),
          lines: segmentLines(words),
          others: [
            { label: say.segments.assign.agents(), icon: "users", onPress: (to) => setAssigning({ what: "agents", to }) },
            { label: say.segments.assign.settings(), icon: "wrench", onPress: (to) => setAssigning({ what: "settings", to }) },
          ],
        }}
      />
      {assigning?.what === "agents" ? <AssignAgents to={assigning.to} onClose={close} /> : null}
      {assigning?.what === "settings" ? <AssignSettings to={assigning.to} onClose={close} /> : null}
    </>
  );
}
