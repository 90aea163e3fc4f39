import { idsIn } from "../../resource/records/record/named-records.ts";
import { type Filter, plainView, type View } from "../../ui/view-state.ts";
import { SUBMISSIONS_RULES } from "./submissions-rules.ts";

/** Returns the view of submissions that an export writes, so that users can look at it first. */
export function viewOfExport(record: Readonly<Record<string, unknown>>): View {
  const among = (field: string, member: string): Filter => ({
    field,
    operator: "is",
    values: idsIn(record[member]),
  });
  const bound = (operator: "min" | "max", member: string): Filter => ({
    field: "createdAt",
    operator,
    values: typeof record[member] === "string" && record[member] !== "" ? [record[member]] : [],
  });
  const filters = [
    { field: "kind", operator: "is", values: ["agent-form"] } as const,
    among("form", "forms"),
    among("segment", "segments"),
    among("user", "agents"),
    bound("min", "from"),
    bound("max", "until"),
  ];
  return { ...plainView(SUBMISSIONS_RULES), filters: filters.filter(({ values }) => values.length > 0) };
}
