import type { FaultWords } from "../../resource/records/form/use-fault-words.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { ConfigurationValues } from "./configuration-values.ts";

/** The signs that no file name has. */
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
      recordingFilename: { pattern: recording.filenameWrong({ signs: SIGNS }) },
      fileExtensions: { pattern: files.wrong() },
      captchaSiteKey: { missing: captcha.needed() },
      captchaSecret: { missing: captcha.needed() },
      captchaProjectId: { missing: captcha.needed() },
      captchaResourceCdn: { pattern: captcha.urlWrong(), format: captcha.urlWrong() },
      virtualBackgrounds: { pattern: backgrounds.wrong(), format: backgrounds.wrong() },
      termsAccepted: {
        missing: say.supervision.terms.missing(),
        "not-accepted": say.supervision.terms.missing(),
      },
    },
  };
}
