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
import type { Said } from "../../records/record/said.ts";
import { memberText } from "./member-text.ts";
import { rowTexts, toldRows } from "./told-rows.ts";

interface Shown {
  readonly resource: DescribedResource;
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/**
 * A member in a list: as its resource shows it, else a state in its colour and shape, a moment by how long
 * ago it was, rows in short, all else as people read it.
 */
export function describedCell(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const Own = shown.resource.shows?.[member];
  if (Own) return <Own record={record} />;
  const choice = textIn(record, member);
  const family = shown.resource.states?.[member]?.[choice];
  if (family)
    return <StatusPill family={family}>{wordsIn(shown.text.choices[member]?.[choice]) ?? choice}</StatusPill>;
  switch (shown.said.kinds[member]) {
    case "moment":
      return choice === "" ? null : <Moment instant={choice} />;
    case "rows":
      return shortRows(record, member, shown);
    default:
      return describedValue(record, member, shown);
  }
}

/** So many rows are named where there is little room. */
const MOST_NAMED = 3;

/**
 * What the first rows are called by, with what else they say where that is one thing; all of it for whoever
 * points at it.
 */
function shortRows(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const { say, formats } = shown;
  const rows = toldRows(record[member], member, shown, memberText);
  if (rows.length === 0) return null;
  const more = rows.length - MOST_NAMED;
  const names = rowTexts(
    rows.slice(0, MOST_NAMED).map((row) => (row.rest.length > 1 ? { ...row, rest: [] } : row)),
  );
  return (
    <span title={rowTexts(rows).join("\n")}>
      {formats.list(more > 0 ? [...names, say.lists.kinds.more({ count: more })] : names)}
    </span>
  );
}
