import { parseUrl } from "../../openapi/formats/web-address.ts";
import type { AccountConfiguration, AccountConfigurationChange } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Fault } from "../kit/problem.ts";
import { assertNoFaults } from "./user-rules.ts";

/** A stored secret. */
interface Sealed {
  readonly sealed: string;
  readonly setAt: string;
}

/** Configured values; absent ones have their defaults. */
export type KeptConfiguration = Partial<Omit<AccountConfiguration, "captchaSecret">> & {
  readonly captchaSecret?: Sealed | null;
};

const BEGINNING: AccountConfiguration = {
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

/** Returns the public configuration: secrets only as the time they were set. */
export const configurationOf = (kept: KeptConfiguration): AccountConfiguration => ({
  ...BEGINNING,
  ...kept,
  captchaSecret: kept.captchaSecret ? { setAt: kept.captchaSecret.setAt } : null,
});

/** Returns the name of an agent for customers: the first name, with the last name if the account shows it. */
export const shownAgentName = (
  kept: KeptConfiguration,
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
): string =>
  configurationOf(kept).showAgentFullName
    ? `${firstname} ${lastname}`.trim()
    : firstname.trim() || lastname.trim();

/** Returns the vault context of the secret. */
const sealOf = (account: string): string => `account/${account}/captcha-secret`;

/**
 * Returns the configuration after a change. A captcha secret belongs to its provider and is deleted with it.
 * Throws a problem.
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
  const whole = configurationOf(after);
  assertNoFaults(
    ...lacks(whole),
    misplaced("captchaResourceCdn", whole.captchaResourceCdn),
    ...whole.virtualBackgrounds.map((url, index) => misplaced(`virtualBackgrounds/${index}`, url)),
  );
  return whole.captchaProvider === "none" ? { ...after, captchaSecret: null } : after;
}

/** Returns the missing settings of the chosen captcha. */
function lacks({
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
      ? { pointer: `/body/configuration/${member}`, code: "missing", message: `is needed by ${provider}` }
      : null,
  );
}

const misplaced = (member: string, url: string | null): Fault | null =>
  url === null || parseUrl(url)
    ? null
    : { pointer: `/body/configuration/${member}`, code: "format", message: "is no address" };
