import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { Written } from "../../ui/written.ts";
import { type DescribedRecord, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { rowNames, setAtOf } from "./described-value.tsx";
import type { Said } from "./described-view.ts";
import { hoursIn } from "./listed-values.ts";
import { nameOf } from "./named-records.ts";
import { weekWords } from "./week-words.ts";

interface Shown {
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** A member as a file has it: what the list shows, numbers and days as such. Of a secret it has no more than the list. */
export function describedWritten(member: string, { said, text, say, formats }: Shown): Written<DescribedRecord> {
  const kind = said.kinds[member];
  switch (kind) {
    case "integer":
    case "number":
      return { kind: "number", of: (record) => numberIn(record[member]) };
    case "date":
      return { kind: "day", of: (record) => textIn(record, member) };
    case "moment":
      return { kind: "moment", of: (record) => textIn(record, member) };
    case "boolean":
      return { kind: "text", of: (record) => (typeof record[member] === "boolean" ? (record[member] ? say.console.kinds.yes() : say.console.kinds.no()) : null) };
    case "secret":
      return {
        kind: "text",
        of: (record) => {
          const at = setAtOf(record[member]);
          return at === null ? null : say.console.kinds.setAt({ day: formats.day(Date.parse(at)) });
        },
      };
    case "reference":
    case "references":
    case "texts":
      return { kind: "text", of: (record) => namesIn(record[member]).map((name) => name ?? say.console.kinds.gone()).join(", ") };
    case "week":
      return { kind: "text", of: (record) => weekWords(hoursIn(record[member]), formats) };
    case "rows":
      return { kind: "text", of: (record) => rowNames(record[member], said.rows[member]).join(", ") };
    default:
      return { kind: "text", of: (record) => wordsIn(text.choices[member]?.[textIn(record, member)]) ?? textIn(record, member) };
  }
}

const numberIn = (value: unknown): number | null => (typeof value === "number" ? value : null);
const namesIn = (value: unknown): (string | null)[] => (value === null || value === undefined || value === "" ? [] : [value].flat().map(nameOf));
