import type { ReactNode } from "react";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { ExactMoment } from "../exact-moment.tsx";
import { type DescribedRecord, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { hoursIn, rowsIn } from "./listed-values.ts";
import { isReference, nameOf } from "./named-records.ts";
import type { Said } from "./described-view.ts";
import { weekWords } from "./week-words.ts";

interface Shown {
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** A member of a record as people read it; null where it says nothing. */
export function describedValue(record: DescribedRecord, member: string, { said, text, say, formats }: Shown): ReactNode {
  const value = record[member];
  if (value === null || value === undefined || value === "") return null;
  const words = textIn(record, member);
  switch (said.kinds[member]) {
    case "integer":
    case "number":
      return typeof value === "number" ? formats.number(value) : null;
    case "boolean":
      return value === true ? say.console.kinds.yes() : say.console.kinds.no();
    case "date":
      return <time dateTime={words}>{formats.day(Date.parse(words), "UTC")}</time>;
    case "moment":
      return <ExactMoment instant={words} />;
    case "secret":
      return <SetAt value={value} told={(day) => say.console.kinds.setAt({ day })} formats={formats} />;
    case "choices":
      return Array.isArray(value) && value.length > 0 ? whole(formats.list(value.map((one) => wordsIn(text.choices[member]?.[String(one)]) ?? String(one)))) : null;
    case "reference":
    case "references":
    case "texts": {
      const names = [value].flat().map((one) => nameOf(one) ?? say.console.kinds.gone());
      if (said.references[member]?.one === "FormSubmission" && isReference(value)) return <TextLink href={`/form-submission/${value._id}`}>{names[0]}</TextLink>;
      return names.length === 0 ? null : whole(formats.list(names));
    }
    case "week":
      return hoursIn(value).length === 0 ? null : whole(weekWords(hoursIn(value), formats));
    case "rows": {
      const names = rowNames(value, said.rows[member]);
      return names.length === 0 ? null : whole(formats.list(names));
    }
    default:
      return whole(wordsIn(text.choices[member]?.[words]) ?? words);
  }
}

/** What the rows of a member are called by: the label that people read, where they have one. */
export function rowNames(value: unknown, rows: Said["rows"][string] | undefined): string[] {
  const naming = rows?.members.find((one) => one === "label") ?? rows?.members.find((one) => NAMING.has(rows.kinds[one] ?? ""));
  return rowsIn(value).map((row) => textIn(row, naming ?? "")).filter((name) => name !== "");
}

const NAMING: ReadonlySet<string> = new Set(["text", "choice"]);

/** What may be cut short says all of it to whoever points at it. */
const whole = (text: string): ReactNode => <span title={text}>{text}</span>;

function SetAt({ value, told, formats }: { value: unknown; told: (day: string) => string; formats: Formats }) {
  const at = setAtOf(value);
  return at === null ? null : told(formats.day(Date.parse(at)));
}

/** Since when a secret is there; null where there is none. */
export const setAtOf = (value: unknown): string | null => (typeof value === "object" && value !== null && "setAt" in value ? String(value.setAt) : null);
