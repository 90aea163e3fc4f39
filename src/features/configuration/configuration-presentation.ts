import type { Account } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import type { Fact, RecordPresentation, State } from "../../resource/records/record/record-presentation.ts";
import { changeOf, type ConfigurationValues } from "./configuration-values.ts";

type ConfigurationSource = Pick<Account, "_id" | "configuration" | "supervision">;
type Member = Exclude<keyof ConfigurationValues, "termsAccepted">;

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly labels: Readonly<Partial<Record<keyof ConfigurationValues, string>>>;
  /** Id of the account. */
  readonly id: string;
}

/** Members of the configuration, in the order of the form. */
const MEMBERS = [
  "recordingMode",
  "recordingFilename",
  "acdModel",
  "maxResponseSeconds",
  "dismissIncoming",
  "fileExtensions",
  "captchaProvider",
  "captchaSiteKey",
  "captchaSecret",
  "captchaProjectId",
  "captchaResourceCdn",
  "virtualBackgrounds",
  "showAgentFullName",
  "statusLimits",
  "supervision",
  "beta",
] as const satisfies readonly Member[];

/** Returns the configuration of an account under the names of the form fields, including `supervision`. */
export const configurationIn = ({ _id, configuration, supervision }: ConfigurationSource): State => ({
  _id,
  ...configuration,
  supervision: supervision.enabled,
});

/**
 * Describes how the configuration and its history are shown. The history contains only the date of the
 * captcha secret, so the secret cannot be restored.
 */
export function configurationPresentation({ say, formats, labels, id }: Words): RecordPresentation {
  const { recording, distribution, captcha, limits } = say.configuration;
  const { yes, no, setAt } = say.lists.kinds;
  // Puts the form heading before labels that would be ambiguous without it.
  const labelOf = (member: Member): string => {
    const label = labels[member] ?? member;
    const heading = member.startsWith("captcha")
      ? captcha.title()
      : member === "recordingFilename"
        ? recording.title()
        : null;
    return heading === null ? label : `${heading} · ${label}`;
  };
  const formatted: Readonly<Partial<Record<Member, Fact["valueOf"]>>> = {
    recordingMode: (state) => named(recording.modes, textIn(state, "recordingMode")),
    acdModel: (state) => named(distribution.models, textIn(state, "acdModel")),
    maxResponseSeconds: ({ maxResponseSeconds: seconds }) =>
      `${formats.number(Number(seconds))} ${distribution.seconds()}`,
    statusLimits: ({ statusLimits }) =>
      formats.list(
        LIMITED.flatMap((status) =>
          typeof Object(statusLimits)[status] === "number"
            ? [
                limits.value({
                  status: say.console.statuses[status](),
                  minutes: formats.number(Number(Object(statusLimits)[status])),
                }),
              ]
            : [],
        ),
      ) || null,
    captchaProvider: (state) => named(captcha.providers, textIn(state, "captchaProvider")),
    captchaSecret: ({ captchaSecret: secret }) =>
      typeof secret === "object" && secret !== null
        ? setAt({ day: formats.moment(Date.parse(textIn({ ...secret }, "setAt"))) })
        : null,
  };
  const plain = (value: unknown) =>
    (typeof value === "boolean"
      ? value
        ? yes()
        : no()
      : Array.isArray(value)
        ? formats.list(value.map(String))
        : typeof value === "string"
          ? value
          : "") || null;
  return {
    path: "/accounts",
    elsewhere: {
      one: { path: "/accounts/{id}", of: { id } },
      history: { path: "/accounts/{id}/configuration/history", of: { id } },
    },
    stateOf: (state) => configurationIn(state as unknown as ConfigurationSource), // the contract defines these states
    bodyOf: (change) => ({ ...changeOf(change, Object.keys(change)) }),
    changes: say.configuration.changes,
    nameOf: () => say.configuration.title(),
    facts: MEMBERS.map((member) => ({
      member,
      label: labelOf(member),
      valueOf: (state) => formatted[member]?.(state) ?? plain(state[member]),
    })),
    members: MEMBERS.filter((member) => member !== "captchaSecret"),
    kept: ["captchaSecret"],
    nothing: { captchaSiteKey: null, captchaProjectId: null, captchaResourceCdn: null, statusLimits: {} },
  };
}

const named = (names: Readonly<Record<string, () => string>>, value: string): string =>
  names[value]?.() || value;

/** The statuses that can have a limit, in the order of the form. */
export const LIMITED = ["break", "bath", "meal", "meeting", "team-meeting", "training", "busy"] as const;
