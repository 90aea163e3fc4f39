import type { ReactNode } from "react";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { ExactMoment } from "../../cells/exact-moment.tsx";
import { type DescribedRecord, type DescribedWords, textIn } from "./described-resource.ts";
import styles from "./described-value.module.css";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { choiceTexts, memberText } from "./member-text.ts";
import { isReference, nameOf } from "../../records/record/named-records.ts";
import { describeRows, headText, restText, type DescribedRow } from "./describe-rows.ts";

interface Shown {
  readonly spec: ResourceSpec;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** Renders a member of a record; null if it is empty. */
export function describedValue(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const { spec, text, say, formats } = shown;
  const value = record[member];
  if (value === null || value === undefined || value === "") return null;
  const words = textIn(record, member);
  switch (spec.kinds[member]) {
    case "integer":
    case "number":
    case "boolean":
    case "secret":
      return memberText(record, member, shown) || null;
    case "date":
      return <time dateTime={words}>{formats.day(Date.parse(words), "UTC")}</time>;
    case "moment":
      return <ExactMoment instant={words} />;
    case "choices": {
      const chosen = choiceTexts(text, member, value);
      return chosen.length === 0 ? null : withTooltip(formats.list(chosen));
    }
    case "reference":
    case "references":
    case "texts": {
      const names = [value].flat().map((one) => nameOf(one) ?? say.lists.kinds.gone());
      if (spec.references[member]?.one === "FormSubmission" && isReference(value))
        return <TextLink href={`/form-submission/${value._id}`}>{names[0]}</TextLink>;
      return names.length === 0 ? null : withTooltip(formats.list(names));
    }
    case "rows": {
      const rows = describeRows(value, member, shown, memberText);
      return rows.length === 0 ? null : <RowsShown rows={rows} />;
    }
    default: {
      const all = memberText(record, member, shown);
      return all === "" ? null : withTooltip(all);
    }
  }
}

/** Truncated text with the full text as a tooltip. */
const withTooltip = (text: string): ReactNode => <span title={text}>{text}</span>;

/**
 * Renders rows one below the other, each with its name and other members. It uses only phrasing content, so
 * that it can be inside sentences and labels.
 */
const RowsShown = ({ rows }: { rows: readonly DescribedRow[] }) => (
  <span role="list" className={styles.rows}>
    {rows.map((row) => (
      <span role="listitem" key={row.place} className={styles.row}>
        <bdi>{headText(row)}</bdi>
        {row.rest.map((part) => (
          <span key={part.member} className={styles.rest}>
            {row.between}
            <bdi>{restText(part)}</bdi>
          </span>
        ))}
      </span>
    ))}
  </span>
);
