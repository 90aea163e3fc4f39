import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/described/described-resource.ts";
import { namesIn } from "../../resource/record/names-in.ts";
import type { Recounted, State } from "../../resource/record/recounted.ts";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/**
 * What became of a POC, in whichever branches it stood. Where it stands is changed by unrolling and enrolling
 * it, which takes the device.
 */
export function pocRecounted(branch: string, poc: string, { say, formats }: Words): Recounted {
  const { columns: named, pocs, enrolment } = say.branches;
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
    told: { created: enrolment.told.created, removed: enrolment.told.removed },
    nameOf: (state) => textIn(state, "label"),
    facts: [
      fact("label", pocs.columns.label()),
      {
        member: "branch",
        label: named.label(),
        valueOf: ({ branch: stood }) => formats.list(namesIn(stood, say.lists.kinds.gone())) || null,
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
