import { parseUrl } from "../../openapi/formats/web-address.ts";
import type { AccountConfiguration, AccountConfigurationChange } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Fault } from "../kit/problem.ts";
import { assertNoFaults } from "./user-rules.ts";

/** A secret as stored: encrypted, with the time (ISO 8601) when it was set. */
interface Sealed {
  readonly sealed: string;
  readonly setAt: string;
}

/** Stored configuration. Absent values have their defaults. */
export type KeptConfiguration = Partial<Omit<AccountConfiguration, "captchaSecret">> & {
  readonly captchaSecret?: Sealed | null;
};

const DEFAULTS: AccountConfiguration = {
  beta: false,
  recordingMode: "manual",
  recordingFilename: "{date}_{time}_{segment}_{callId}",
  acdModel: "default",
  maxResponseSeconds: 30,
  dismissIncoming: true,
  fileExtensions: [],
  captchaProvider: "none",
  captchaSiteKey: null,
  captchaSecret: null,
  captchaResourceCdn: null,
  captchaProjectId: null,
  virtualBackgrounds: [],
  showAgentFullName: false,
  statusLimits: {},
};

/**
 * Returns the public configuration. It contains the time when the captcha secret was set, but not the secret.
 */
export const configurationOf = (kept: KeptConfiguration): AccountConfiguration => ({
  ...DEFAULTS,
  ...kept,
  captchaSecret: kept.captchaSecret ? { setAt: kept.captchaSecret.setAt } : null,
});

/**
 * Returns an agent's name for customers: the full name if the account shows it, otherwise the first name, or
 * the last name of an agent without a first name.
 */
export const shownAgentName = (
  kept: KeptConfiguration,
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
): string =>
  configurationOf(kept).showAgentFullName
    ? `${firstname} ${lastname}`.trim()
    : firstname.trim() || lastname.trim();

/** Returns the vault context, which binds the encrypted captcha secret to its account. */
const sealOf = (account: string): string => `account/${account}/captcha-secret`;

/**
 * Returns the configuration after a change. A change of the captcha provider deletes the captcha secret,
 * unless the change contains a new one. Throws a problem if the new configuration is invalid.
 */
export function changedConfiguration(
  vault: Vault,
  account: string,
  kept: KeptConfiguration,
  { captchaSecret, ...change }: AccountConfigurationChange,
  now: number,
): KeptConfiguration {
  const isSameProvider =
    change.captchaProvider === undefined || change.captchaProvider === configurationOf(kept).captchaProvider;
  const secret =
    captchaSecret === undefined
      ? isSameProvider
        ? (kept.captchaSecret ?? null)
        : null
      : { sealed: vault.seal(captchaSecret, sealOf(account)), setAt: new Date(now).toISOString() };
  const after: KeptConfiguration = { ...kept, ...change, captchaSecret: secret };
  const merged = configurationOf(after);
  assertNoFaults(
    ...missingCaptchaSettings(merged),
    urlFault("captchaResourceCdn", merged.captchaResourceCdn),
    ...merged.virtualBackgrounds.map((url, index) => urlFault(`virtualBackgrounds/${index}`, url)),
  );
  return merged.captchaProvider === "none" ? { ...after, captchaSecret: null } : after;
}

/** Returns faults for missing settings of the chosen captcha provider. */
function missingCaptchaSettings({
  captchaProvider: provider,
  captchaSiteKey,
  captchaSecret,
  captchaProjectId,
}: AccountConfiguration): (Fault | null)[] {
  if (provider === "none") return [];
  const needed = {
    captchaSiteKey,
    captchaSecret,
    ...(provider === "recaptcha-enterprise" && { captchaProjectId }),
  };
  return Object.entries(needed).map(([member, value]) =>
    value === null
      ? { pointer: `/body/configuration/${member}`, code: "missing", message: `is required by ${provider}` }
      : null,
  );
}

const urlFault = (member: string, url: string | null): Fault | null =>
  url === null || parseUrl(url)
    ? null
    : { pointer: `/body/configuration/${member}`, code: "format", message: "is not a valid URL" };
