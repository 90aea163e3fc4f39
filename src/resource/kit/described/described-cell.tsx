import type { ReactNode } from "react";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { StatusPill } from "../../../ui/status-pill.tsx";
import { Moment } from "../../cells/moment.tsx";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  textIn,
  wordsIn,
} from "./described-resource.ts";
import { describedValue } from "./described-value.tsx";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { memberText } from "./member-text.ts";
import { rowTexts, describeRows } from "./describe-rows.ts";

interface Shown {
  readonly resource: DescribedResource;
  readonly spec: ResourceSpec;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/**
 * Renders a member in a list. Uses the resource's own component for the member, if there is one. Otherwise
 * states have color and shape, moments show their age, rows are abbreviated, and other values are text.
 */
export function describedCell(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const Own = shown.resource.shows?.[member];
  if (Own) return <Own record={record} />;
  const choice = textIn(record, member);
  const family = shown.resource.states?.[member]?.[choice];
  if (family)
    return <StatusPill family={family}>{wordsIn(shown.text.choices[member]?.[choice]) ?? choice}</StatusPill>;
  switch (shown.spec.kinds[member]) {
    case "moment":
      return choice === "" ? null : <Moment instant={choice} />;
    case "rows":
      return shortRows(record, member, shown);
    default:
      return describedValue(record, member, shown);
  }
}

/** Maximum number of rows that a list cell shows. */
const MOST_NAMED = 3;

/**
 * Shows the first rows, with a dot between them because labels may be questions. If a row has more than one member besides its name, only the name is shown. The
 * tooltip contains all rows completely.
 */
function shortRows(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const { say } = shown;
  const rows = describeRows(record[member], member, shown, memberText);
  if (rows.length === 0) return null;
  const more = rows.length - MOST_NAMED;
  const names = rowTexts(
    rows.slice(0, MOST_NAMED).map((row) => (row.rest.length > 1 ? { ...row, rest: [] } : row)),
  );
  return (
    <span title={rowTexts(rows).join("\n")}>
      {(more > 0 ? [...names, say.lists.kinds.more({ count: more })] : names).join(" · ")}
    </span>
  );
}
