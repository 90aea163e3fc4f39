import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Fact } from "../../resource/record/recounted.ts";
import { textFact } from "../../resource/record/text-fact.ts";
import { yesNoFact } from "../../resource/record/yes-no-fact.ts";
import type { HeldConfiguration } from "./configuration-values.ts";

/** How the settings are told where two people changed them, in the order of their fields. */
export function configurationFacts(say: TranslationFunctions, formats: Formats): readonly Fact[] {
  const { recording, distribution, files, captcha, backgrounds, privacy, realtime, beta } = say.configuration;
  const fact = (member: keyof HeldConfiguration, label: string, told: (held: HeldConfiguration) => string | null): Fact => ({ member, label, valueOf: (state) => told(state as unknown as HeldConfiguration) || null }); // of this kind, theirs or mine
  return [
    fact("recordingMode", recording.mode(), ({ recordingMode }) => recording.modes[recordingMode]()),
    textFact("recordingFilename", recording.filename()),
    fact("acdModel", distribution.model(), ({ acdModel }) => distribution.models[acdModel]()),
    fact("maxResponseSeconds", distribution.response(), ({ maxResponseSeconds }) => `${formats.number(maxResponseSeconds)} ${distribution.seconds()}`),
    yesNoFact("dismissIncoming", distribution.dismiss(), say),
    fact("fileExtensions", files.extensions(), ({ fileExtensions }) => formats.list(fileExtensions)),
    fact("captchaProvider", captcha.provider(), ({ captchaProvider }) => captcha.providers[captchaProvider]()),
    textFact("captchaSiteKey", captcha.siteKey()),
    fact("captchaSecret", captcha.secret(), ({ captchaSecret }) => (captchaSecret ? say.console.kinds.setAt({ day: formats.day(Date.parse(captchaSecret.setAt)) }) : null)),
    textFact("captchaProjectId", captcha.project()),
    textFact("captchaResourceCdn", captcha.cdn()),
    fact("virtualBackgrounds", backgrounds.title(), ({ virtualBackgrounds }) => virtualBackgrounds.join("\n")),
    yesNoFact("showAgentFullName", privacy.fullName(), say),
    yesNoFact("supervision", realtime.enabled(), say),
    yesNoFact("beta", beta.enabled(), say),
  ];
}
