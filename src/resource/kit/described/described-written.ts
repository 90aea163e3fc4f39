import type { Written } from "../../../ui/list-column.ts";
import { type DescribedRecord, textIn } from "./described-resource.ts";
import { type MemberShown, memberText } from "./member-text.ts";

/**
 * Returns how a member is exported: numbers, days and times as such, everything else as the text that the
 * list shows. For a secret, this text contains only the day on which it was set.
 */
export function describedWritten(member: string, shown: MemberShown): Written<DescribedRecord> {
  const kind = shown.spec.kinds[member];
  switch (kind) {
    case "integer":
    case "number":
      return { kind: "number", of: (record) => numberIn(record[member]) };
    case "date":
      return { kind: "day", of: (record) => textIn(record, member) };
    case "moment":
      return { kind: "moment", of: (record) => textIn(record, member) };
    default:
      return { kind: "text", of: (record) => memberText(record, member, shown) || null };
  }
}

const numberIn = (value: unknown): number | null => (typeof value === "number" ? value : null);
