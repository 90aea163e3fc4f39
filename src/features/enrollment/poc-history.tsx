import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import { RecordHistory } from "../../resource/records/record/record-history.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import {
  namesIn,
  type RecordPresentation,
  type State,
} from "../../resource/records/record/record-presentation.ts";

interface PocHistoryProps {
  readonly branch: Branch;
  readonly id: string;
  /** Current state of the POC; null if the POC was unrolled. */
  readonly poc: Poc | null;
  readonly connected: boolean;
  readonly enrollment: EnrollmentRef;
  readonly mayWrite: boolean;
}

/** History of a display device (POC). Like editing, restoring is blocked while the POC is connected. */
export function PocHistory({ branch, id, poc, connected, enrollment, mayWrite }: PocHistoryProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const presentation = pocPresentation(branch._id, id, { say, formats });
  // Restarts the enrollment machine with the restored label, which the user has to type to unroll the POC.
  const reopen = (label: string) => {
    enrollment.send({ type: "close" });
    enrollment.send({
      type: "openPoc",
      branch: { id: branch._id, label: branch.label ?? "" },
      poc: { id, label },
      connected,
    });
  };
  return (
    <RecordHistory
      presentation={presentation}
      id={id}
      record={poc ? { ...poc } : undefined}
      mayWrite={mayWrite}
      unavailable={connected ? say.branches.enrollment.blockedEdit() : undefined}
      onRestored={(restored) => reopen(presentation.nameOf(restored))}
    />
  );
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/**
 * Describes how a POC and its history in all branches are shown. The branch cannot be restored: it changes
 * only when the POC is unrolled and enrolled again, which requires the device.
 */
function pocPresentation(branch: string, poc: string, { say, formats }: Words): RecordPresentation {
  const { columns: named, pocs, enrollment } = say.branches;
  const fact = (member: string, label: string) => ({
    member,
    label,
    valueOf: (state: State) => textIn(state, member) || null,
  });
  return {
    path: "/branches/{id}/pocs",
    elsewhere: {
      one: { path: "/branches/{id}/pocs/{poc}", of: { id: branch, poc } },
      history: { path: "/pocs/{id}/history", of: { id: poc } },
    },
    final: true,
    changes: enrollment.changes,
    nameOf: (state) => textIn(state, "label"),
    facts: [
      fact("label", pocs.columns.label()),
      {
        member: "branch",
        label: named.label(),
        valueOf: ({ branch: past }) => formats.list(namesIn(past, say.lists.kinds.gone())) || null,
      },
      fact("internalId", pocs.columns.internalId()),
      fact("integrationId", pocs.columns.integrationId()),
      {
        member: "enrolledAt",
        label: pocs.columns.enrolledAt(),
        valueOf: (state) => formats.moment(Date.parse(textIn(state, "enrolledAt"))),
      },
    ],
    members: ["label", "internalId", "integrationId"],
    nothing: { internalId: null, integrationId: null },
  };
}
