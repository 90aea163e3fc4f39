import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import { namesIn, type RecordPresentation } from "../../resource/records/record/record-presentation.ts";

/** Describes how a secret and its history are shown, without its value. */
export function secretPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { columns, fields, history } = say.webhooks.secrets;
  const momentIn = (value: unknown) => (typeof value === "string" ? formats.moment(Date.parse(value)) : null);
  return {
    path: "/secrets",
    final: true,
    changes: {
      edited: ({ name, moment: { before, after } }) =>
        typeof after?.["oldUntil"] === "string" && after["oldUntil"] !== before?.["oldUntil"]
          ? history.rotated({ name })
          : "",
    },
    nameOf: (state) => textIn(state, "name"),
    facts: [
      { member: "name", label: fields.name(), valueOf: (state) => textIn(state, "name") || null },
      {
        member: "webhooks",
        label: fields.webhooks(),
        valueOf: ({ webhooks }) => formats.list(namesIn(webhooks, say.lists.kinds.gone())) || null,
      },
      {
        member: "traceId",
        passing: true,
        label: columns.traceId(),
        valueOf: (state) => textIn(state, "traceId") || null,
      },
      { member: "oldUntil", label: columns.oldUntil(), valueOf: ({ oldUntil }) => momentIn(oldUntil) },
    ],
    members: ["name", "webhooks"],
    nothing: {},
  };
}
