import type { HourRange } from "../../openapi/formats/weekly-hours.ts";
import { isZone } from "../../streams/recording/is-zone.ts";
import { type Fault, Problem } from "../contract/problem.ts";
import type { Described } from "./described.ts";
import { wrongHours } from "./wrong-hours.ts";

type Values = Readonly<Record<string, unknown>>;

/** Ends a write that breaks a rule which no schema can say. */
export function checkMembers({ kinds }: Described, values: Values): void {
  const errors = Object.entries(values).flatMap(([member, value]): Fault[] => {
    if (kinds[member] === "zone" && !isZone(String(value)))
      return [
        { pointer: `/body/${member}`, code: "not-one-of", message: "is no time zone, such as Europe/Madrid" },
      ];
    if (kinds[member] !== "week" || !Array.isArray(value)) return [];
    return wrongHours(value as HourRange[], `/body/${member}`); // the contract has checked it
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}
