import type { Account } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import type { Fact, RecordPresentation, State } from "../../resource/records/record/record-presentation.ts";
import { changeOf, type ConfigurationValues } from "./configuration-values.ts";

type Told = Pick<Account, "_id" | "configuration" | "supervision">;
type Member = Exclude<keyof ConfigurationValues, "termsAccepted">;

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly labels: Readonly<Partial<Record<keyof ConfigurationValues, string>>>;
  /** The account. */
  readonly id: string;
}

/** In the order of the form. */
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

/** The configuration of an account as the form has it: whether calls may be followed is one line of it. */
export const configurationIn = ({ _id, configuration, supervision }: Told): State => ({
  _id,
  ...configuration,
  supervision: supervision.enabled,
});

/**
 * Presentation and history of the configuration. Of the secret only the date is shown, so it cannot be
 * restored.
 */
export function configurationPresentation({ say, formats, labels, id }: Words): RecordPresentation {
  const { recording, distribution, captcha, limits } = say.configuration;
  const { yes, no, setAt } = say.lists.kinds;
  // Without the headings of the form these would say too little.
  const labelOf = (member: Member): string => {
    const label = labels[member] ?? member;
    const heading = member.startsWith("captcha")
      ? captcha.title()
      : member === "recordingFilename"
        ? recording.title()
        : null;
    return heading === null ? label : `${heading} · ${label}`;
  };
  const told: Readonly<Partial<Record<Member, Fact["valueOf"]>>> = {
    recordingMode: (state) => named(recording.modes, textIn(state, "recordingMode")),
    acdModel: (state) => named(distribution.models, textIn(state, "acdModel")),
    maxResponseSeconds: ({ maxResponseSeconds: seconds }) =>
      `${formats.number(Number(seconds))} ${distribution.seconds()}`,
    statusLimits: ({ statusLimits }) =>
      formats.list(
        LIMITED.flatMap((status) =>
          typeof Object(statusLimits)[status] === "number"
            ? [
                limits.told({
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
    stateOf: (state) => configurationIn(state as unknown as Told), // so the contract says of this history
    bodyOf: (change) => ({ ...changeOf(change, Object.keys(change)) }),
    told: say.configuration.told,
    nameOf: () => say.configuration.title(),
    facts: MEMBERS.map((member) => ({
      member,
      label: labelOf(member),
      valueOf: (state) => told[member]?.(state) ?? plain(state[member]),
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
