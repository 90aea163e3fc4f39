import { DescribedPage } from "../../resource/kit/described/described-page.tsx";
import type { DescribedRecord } from "../../resource/kit/described/described-resource.ts";
import type { DescribedSlots } from "../../resource/kit/described/described-slots.ts";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { Account } from "../../../openapi/generated/console.ts";
import { ImportedBar } from "../../resource/kit/imported/imported-bar.tsx";
import type { Filter } from "../../ui/view-state.ts";
import { liveColumns, markOf, segmentLines, segmentsColumns } from "./segments-columns.tsx";
import { segments } from "./segments-resource.ts";

/** Members that the bulk edit of settings offers. The agents have a bulk edit of their own. */
const SETTINGS = [
  "visibility",
  "channels",
  "baseForm",
  "contactForm",
  "surveyForm",
  "agentForm",
  "tags",
  "recordingSetting",
  "mandatoryTags",
  "requestLocation",
  "restricted",
  "restrictedCalls",
  "restrictedPeriod",
];

/** Filter for segments that were imported from a replay file. */
const FROM_RECORDINGS = { field: "imported", operator: "is", values: ["true"] } as const satisfies Filter;

const importedSegments: DescribedSlots["end"] = (filters, onFilters) => (
  <ImportedBar list="segments" filters={filters} only={FROM_RECORDINGS} onFilters={onFilters} />
);

/** Segments of the account with their current state. */
export function SegmentsPage(at: object) {
  const account = useHolder()?.account;
  return account ? <Segments account={account} at={at} /> : null;
}

function Segments({ account, at }: { account: Account; at: object }) {
  const { say } = useTexts();
  const formats = useFormats();
  const live = useLive();
  const words = { say, formats, targets: account.targets };
  const { assign } = say.segments;
  return (
    <DescribedPage
      {...at}
      resource={segments}
      slots={{
        columns: [...segmentsColumns(words), ...(live ? liveColumns(words, live) : [])],
        mark: (segment: DescribedRecord) => markOf(segment, words),
        lines: segmentLines(words),
        end: importedSegments,
        gifts: [
          {
            label: assign.agents(),
            icon: "users",
            title: (count) => assign.agentsTitle({ count }),
            members: ["users"],
          },
          {
            label: assign.settings(),
            icon: "wrench",
            title: (count) => assign.settingsTitle({ count }),
            members: SETTINGS,
          },
        ],
      }}
    />
  );
}
