import type { FaultWords } from "../../resource/records/form/use-fault-words.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { ConfigurationValues } from "./configuration-values.ts";

/** The characters that file names must not contain. */
const SIGNS = '\\ / : * ? " < > |';

/** Returns labels and fault texts of the configuration's fields. */
export function useConfigurationWords(): {
  readonly labels: Readonly<Partial<Record<keyof ConfigurationValues, string>>>;
  readonly faults: FaultWords<ConfigurationValues>;
} {
  const { say } = useTexts();
  const { recording, distribution, files, captcha, backgrounds, privacy, limits, realtime, beta } =
    say.configuration;
  return {
    labels: {
      recordingMode: recording.mode(),
      recordingFilename: recording.filename(),
      acdModel: distribution.model(),
      maxResponseSeconds: distribution.response(),
      dismissIncoming: distribution.dismiss(),
      fileExtensions: files.extensions(),
      captchaProvider: captcha.provider(),
      captchaSiteKey: captcha.siteKey(),
      captchaSecret: captcha.secret(),
      captchaProjectId: captcha.project(),
      captchaResourceCdn: captcha.cdn(),
      virtualBackgrounds: backgrounds.title(),
      showAgentFullName: privacy.fullName(),
      statusLimits: limits.title(),
      supervision: realtime.enabled(),
      termsAccepted: realtime.terms(),
      beta: beta.enabled(),
    },
    faults: {
      recordingFilename: { pattern: recording.filenameInvalid({ signs: SIGNS }) },
      fileExtensions: { pattern: files.invalid() },
      captchaSiteKey: { missing: captcha.required() },
      captchaSecret: { missing: captcha.required() },
      captchaProjectId: { missing: captcha.required() },
      captchaResourceCdn: { pattern: captcha.urlInvalid(), format: captcha.urlInvalid() },
      virtualBackgrounds: { pattern: backgrounds.invalid(), format: backgrounds.invalid() },
      termsAccepted: {
        missing: say.supervision.terms.missing(),
        "not-accepted": say.supervision.terms.missing(),
      },
    },
  };
}
