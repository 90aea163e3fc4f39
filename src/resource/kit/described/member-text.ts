import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { type MemberWords, textIn, wordsIn } from "./described-resource.ts";
import type { MembersSpec } from "../../records/record/resource-spec.ts";
import { hoursIn } from "./listed-values.ts";
import { nameOf } from "../../records/record/named-records.ts";
import { rowTexts, describeRows } from "./describe-rows.ts";
import { weekWords } from "./week-words.ts";

export interface MemberShown {
  readonly spec: MembersSpec;
  readonly text: MemberWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** Returns a member as text, for exports and rows of lists; "" if it is empty. */
export function memberText(
  record: Readonly<Record<string, unknown>>,
  member: string,
  shown: MemberShown,
): string {
  const { spec, text, say, formats } = shown;
  const value = record[member];
  if (value === null || value === undefined || value === "") return "";
  const words = textIn(record, member);
  switch (spec.kinds[member]) {
    case "integer":
    case "number":
      return typeof value === "number" ? formats.number(value) : "";
    case "boolean":
      return value === true ? say.lists.kinds.yes() : say.lists.kinds.no();
    case "date":
      return formats.day(Date.parse(words), "UTC");
    case "moment":
      return formats.moment(Date.parse(words));
    case "secret": {
      const at = setAtOf(value);
      return at === null ? "" : say.lists.kinds.setAt({ day: formats.day(Date.parse(at)) });
    }
    case "choices":
      return choiceTexts(text, member, value).join(", ");
    case "reference":
    case "references":
    case "texts":
      return [value]
        .flat()
        .map((one) => nameOf(one) ?? say.lists.kinds.gone())
        .join(", ");
    case "week":
      return weekWords(hoursIn(value), { nextDay: say.lists.week.nextDay(), formats });
    case "rows":
      return rowTexts(describeRows(value, member, shown, memberText)).join("\n");
    default:
      return choiceText(text, member, words);
  }
}

/** Returns the label of a choice, or an unknown value unchanged. */
const choiceText = ({ choices }: MemberWords, member: string, value: string): string =>
  wordsIn(choices[member]?.[value]) ?? value;

/** Returns the labels of several choices. */
export const choiceTexts = (text: MemberWords, member: string, value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => choiceText(text, member, String(one))) : [];

/** Returns the time when a secret was set; null if there is none. */
export const setAtOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "setAt" in value ? String(value.setAt) : null;
