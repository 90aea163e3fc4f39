import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import { availabilityFaults } from "../../openapi/formats/availability-rules.ts";
import { contactFaults } from "../../openapi/formats/contact-rules.ts";
import { dayRangeFaults } from "../../openapi/formats/day-range.ts";
import { formFaults } from "../../openapi/formats/form-fields.ts";
import { twinFaults } from "../../openapi/formats/no-twins.ts";
import type { RuleFault } from "../../openapi/formats/rule-fault.ts";
import type { HourRange } from "../../openapi/formats/weekly-hours.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import type { Described } from "./described.ts";
import { wrongHours } from "./wrong-hours.ts";

type Values = Readonly<Record<string, unknown>>;

/** Rules that schemas cannot express, by schema name. The console applies the same rules. */
const RULES: Readonly<Record<string, (values: Values) => readonly RuleFault[]>> = {
  AgentFormExport: dayRangeFaults,
  Availability: availabilityFaults,
  Form: formFaults,
  Service: ({ reminders }) => twinFaults("reminders", "time", reminders),
  Survey: formFaults,
};

/** Rules that depend on the current day. */
const RULES_OF_A_DAY: Readonly<Record<string, (values: Values, today: string) => readonly RuleFault[]>> = {
  Contact: contactFaults,
};

const MESSAGES: Readonly<Record<string, string>> = {
  missing: "is missing",
  twice: "is a duplicate",
  "below-duration": "is shorter than one appointment",
};

interface Written {
  readonly account: string;
  readonly one: string;
  readonly now: number;
}

/** Throws if a write would break a rule of the record. */
export async function keepRules(db: Queries, { account, one, now }: Written, values: Values): Promise<void> {
  const ofADay = RULES_OF_A_DAY[one];
  const faults = ofADay ? ofADay(values, await dayOf(db, account, now)) : (RULES[one]?.(values) ?? []);
  const errors = faults.map(({ at, code }) => ({
    pointer: `/body/${at}`,
    code,
    message: MESSAGES[code] ?? "breaks a rule of this record",
  }));
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

/** Returns the current day in the account's time zone. */
async function dayOf(db: Queries, account: string, now: number): Promise<string> {
  const { zone } = await db
    .selectFrom("accounts")
    .select("time_zone as zone")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  return toCalendarDate(fromAbsolute(now, zone)).toString();
}

/** Throws a problem for an unknown time zone or overlapping weekly hours, which schemas cannot express. */
export function checkMembers({ kinds }: Described, values: Values): void {
  const errors = Object.entries(values).flatMap(([member, value]): Fault[] => {
    if (kinds[member] === "zone" && !isZone(String(value)))
      return [
        {
          pointer: `/body/${member}`,
          code: "not-one-of",
          message: "must be a time zone, such as Europe/Madrid",
        },
      ];
    if (kinds[member] !== "week" || !Array.isArray(value)) return [];
    return wrongHours(value as HourRange[], `/body/${member}`); // the contract has checked it
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}
