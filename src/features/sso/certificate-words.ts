import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Sso } from "../../../openapi/generated/console.ts";

/**
 * Describes a stored certificate. `text`: the day on which it was set, and the user who set it; `mark`: its
 * fingerprint and the end of its validity.
 */
export function certificateWords(
  { setAt, setBy, fingerprint, validTo }: NonNullable<Sso["cert"]>,
  { sso: text }: TranslationFunctions,
  formats: Formats,
) {
  const day = (time: string) => formats.day(Date.parse(time));
  return {
    text: setBy?.name
      ? text.certSetBy({ day: day(setAt), name: setBy.name })
      : text.certSet({ day: day(setAt) }),
    mark: text.certMark({
      fingerprint: `${fingerprint.slice(0, 11)}…${fingerprint.slice(-5)}`,
      day: day(validTo),
    }),
  };
}
