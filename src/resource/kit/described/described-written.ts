import type { Written } from "../../../ui/list-column.ts";
import { type DescribedRecord, textIn } from "./described-resource.ts";
import { type MemberShown, memberText } from "./member-text.ts";

/**
 * A member as a file has it: what the list shows, numbers and days as such. Of a secret it has no more than
 * the list.
 */
export function describedWritten(member: string, shown: MemberShown): Written<DescribedRecord> {
  const kind = shown.said.kinds[member];
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
