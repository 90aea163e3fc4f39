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

/** Presentation and history of a webhook. */
export function webhookPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { fields, operators, keptHeader } = say.webhooks.editor;
  const { yes, no, gone } = say.lists.kinds;
  const rows = (texts: readonly string[]) => texts.join("; ");
  const told: Readonly<Record<(typeof MEMBERS)[number], (webhook: Partial<Webhook>) => string>> = {
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
      rows(headers.map(({ name, value }) => `${name}: ${value ?? keptHeader()}`)),
    parameters: ({ parameters = [] }) => rows(parameters.map(({ name, value }) => `${name}=${value}`)),
    secrets: ({ secrets }) => formats.list(namesIn(secrets, gone())),
    template: ({ template }) => template ?? "",
    contentType: ({ contentType = "" }) => contentType,
  };
  return {
    path: "/webhooks",
    told: {
      edited: ({ name, moment: { before, after } }) =>
        after?.["goneAt"] && !before?.["goneAt"] ? say.webhooks.told.gone({ name }) : "",
    },
    nameOf: (state) => textIn(state, "name"),
    // Logged states equal the platform's responses at that time.
    facts: MEMBERS.map((member) => ({
      member,
      label: fields[member](),
      valueOf: (state: State) => (member in state ? told[member](state) : "") || null,
    })),
    members: MEMBERS,
    nothing: { template: null, secrets: [] },
  };
}
