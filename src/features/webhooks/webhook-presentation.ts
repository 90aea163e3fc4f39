import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Webhook } from "../../../openapi/generated/console.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import {
  namesIn,
  type RecordPresentation,
  type State,
} from "../../resource/records/record/record-presentation.ts";

const MEMBERS = [
  "name",
  "enabled",
  "method",
  "url",
  "verifySsl",
  "events",
  "conditions",
  "headers",
  "parameters",
  "secrets",
  "template",
  "contentType",
] as const;

/** Describes how a webhook and its history are shown. */
export function webhookPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { fields, operators, storedHeader } = say.webhooks.editor;
  const { yes, no, gone } = say.lists.kinds;
  const rows = (texts: readonly string[]) => texts.join("; ");
  const format: Readonly<Record<(typeof MEMBERS)[number], (webhook: Partial<Webhook>) => string>> = {
    name: ({ name = "" }) => name,
    enabled: ({ enabled }) => (enabled ? yes() : no()),
    method: ({ method = "" }) => method,
    url: ({ url = "" }) => url,
    verifySsl: ({ verifySsl }) => (verifySsl ? yes() : no()),
    events: ({ events = [] }) => formats.list(events),
    conditions: ({ conditions = [] }) =>
      rows(
        conditions.map(({ member, operator, value = "" }) =>
          `${member} ${operators[operator]()} ${value}`.trim(),
        ),
      ),
    headers: ({ headers = [] }) =>
      rows(headers.map(({ name, value }) => `${name}: ${value ?? storedHeader()}`)),
    parameters: ({ parameters = [] }) => rows(parameters.map(({ name, value }) => `${name}=${value}`)),
    secrets: ({ secrets }) => formats.list(namesIn(secrets, gone())),
    template: ({ template }) => template ?? "",
    contentType: ({ contentType = "" }) => contentType,
  };
  return {
    path: "/webhooks",
    changes: {
      edited: ({ name, moment: { before, after } }) =>
        after?.["goneAt"] && !before?.["goneAt"] ? say.webhooks.history.disabledByReceiver({ name }) : "",
    },
    nameOf: (state) => textIn(state, "name"),
    // A past state in the history has the same shape as the platform's response.
    facts: MEMBERS.map((member) => ({
      member,
      label: fields[member](),
      valueOf: (state: State) => (member in state ? format[member](state) : "") || null,
    })),
    members: MEMBERS,
    nothing: { template: null, secrets: [] },
  };
}
