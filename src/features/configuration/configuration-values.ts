import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { CheckedBody } from "../../../openapi/formats/checked-body.ts";
import { AccountChangeBody } from "../../../openapi/generated/bodies/account-change.ts";
import { AccountChangeCheck } from "../../../openapi/generated/checks/account-change.ts";
import type {
  Account,
  AccountChange,
  AccountConfiguration,
  AccountConfigurationChange,
} from "../../../openapi/generated/console.ts";
import type { WriteOutcome } from "../../services/use-write.ts";

/** Form values of the configuration: secrets and absent values are empty. */
export interface ConfigurationValues extends Required<
  Omit<
    AccountConfigurationChange,
    "captchaSiteKey" | "captchaResourceCdn" | "captchaProjectId" | "maxResponseSeconds"
  >
> {
  readonly captchaSiteKey: string;
  readonly captchaResourceCdn: string;
  readonly captchaProjectId: string;
  /** "" if the field is empty. */
  readonly maxResponseSeconds: number | "";
  /** True if live supervision is enabled. */
  readonly supervision: boolean;
  readonly termsAccepted: boolean;
}

/** The account's settings with the names of the form fields. */
export interface HeldConfiguration extends AccountConfiguration {
  readonly _id: string;
  readonly version: number;
  readonly supervision: boolean;
  readonly termsAcceptedAt: string | null;
}

export const heldIn = ({
  _id,
  version,
  configuration,
  supervision: { enabled, termsAcceptedAt },
}: Account): HeldConfiguration => ({ _id, version, ...configuration, supervision: enabled, termsAcceptedAt });

export const valuesOf = ({
  _id: _,
  version: __,
  termsAcceptedAt: ___,
  ...held
}: HeldConfiguration): ConfigurationValues => ({
  ...held,
  captchaSiteKey: held.captchaSiteKey ?? "",
  captchaSecret: "",
  captchaResourceCdn: held.captchaResourceCdn ?? "",
  captchaProjectId: held.captchaProjectId ?? "",
  termsAccepted: false,
});

/** Values that are never stored in a draft: the captcha secret, and the acceptance of the terms. */
export const UNKEPT = ["captchaSecret", "termsAccepted"] as const;

/** Settings that must not be cleared. */
const REQUIRED = ["recordingFilename", "maxResponseSeconds"];
const CONFIGURATION = "/configuration";

/** Check of the form: the contract's check of the configuration, and that no required setting is empty. */
export const CONFIGURATION_CHECK: CheckedBody = {
  schema: AccountChangeBody.properties.configuration,
  check: (typed) => {
    const {
      supervision: _,
      termsAccepted: __,
      ...configuration
    }: Partial<ConfigurationValues> = Object(typed);
    return [
      ...REQUIRED.flatMap((detail) =>
        detail in configuration ? [] : [{ at: "", keyword: "required", detail }],
      ),
      ...AccountChangeCheck.check({ configuration }).map((error) => ({
        ...error,
        at: error.at.slice(CONFIGURATION.length),
      })),
    ];
  },
};

/** Returns the faults that the schema cannot express, by field. */
export function faultsOf(
  typed: ConfigurationValues,
  kept: HeldConfiguration,
): Partial<Record<keyof ConfigurationValues, string>> {
  const { captchaProvider: provider } = typed;
  const hasSecret =
    typed.captchaSecret !== "" || (kept.captchaSecret !== null && provider === kept.captchaProvider);
  const isAddress = (url: string) => url.trim() === "" || parseUrl(url.trim()) !== null;
  return {
    ...(provider !== "none" && typed.captchaSiteKey.trim() === "" && { captchaSiteKey: "missing" }),
    ...(provider !== "none" && !hasSecret && { captchaSecret: "missing" }),
    ...(provider === "recaptcha-enterprise" &&
      typed.captchaProjectId.trim() === "" && { captchaProjectId: "missing" }),
    ...(isAddress(typed.captchaResourceCdn) ? {} : { captchaResourceCdn: "format" }),
    ...(typed.virtualBackgrounds.every(isAddress) ? {} : { virtualBackgrounds: "format" }),
    ...(typed.supervision &&
      kept.termsAcceptedAt === null &&
      !typed.termsAccepted && { termsAccepted: "missing" }),
  };
}

/**
 * Returns the request body: the changed form values, and the acceptance of the terms if the user accepted.
 */
export function changeOf(body: Partial<ConfigurationValues>, changed: readonly string[]): AccountChange {
  const { supervision, termsAccepted, ...rest } = body;
  const configuration = Object.fromEntries(
    Object.entries(rest).filter(([member]) => changed.includes(member)),
  );
  return {
    ...(Object.keys(configuration).length > 0 && { configuration }),
    ...(supervision !== undefined &&
      (changed.includes("supervision") || termsAccepted) && {
        supervision: { enabled: supervision, ...(termsAccepted && { termsAccepted: true as const }) },
      }),
  };
}

/** Returns the platform's response with the paths of its faults mapped to the form fields. */
export const atFields = <Answer>(outcome: WriteOutcome<Answer>): WriteOutcome<Answer> =>
  outcome.kind === "refused"
    ? {
        ...outcome,
        faults: outcome.faults.map((fault) => ({
          ...fault,
          pointer: fault.pointer.replace(/^\/body\/(configuration|supervision)\//, "/body/"),
        })),
      }
    : outcome;
