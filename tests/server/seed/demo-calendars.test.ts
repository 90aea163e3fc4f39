import { expect, test } from "vitest";
import { slotFault } from "../../../server/calendar/slot-fault.ts";
import { Validator } from "../../../server/contract/validator.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { demoCalendars } from "../../../server/seed/demo-calendars.ts";

const validator = new Validator();
/** A Monday, a Saturday, and a night between two years. */
const STARTS = ["2026-05-04T12:00:00Z", "2026-05-09T03:00:00Z", "2026-12-31T23:59:59Z"].map((start) =>
  Date.parse(start),
);

test.each(STARTS)("seeds only calendars that the API accepts for the first start (%d)", (now) => {
  const records = demoCalendars(now);
  const ids = new Set(records.map(({ id }) => id));
  expect(ids.size).toBe(records.length);
  for (const { one, values } of records) {
    const described = RESOURCES.find((resource) => resource.one === one);
    const written = Object.fromEntries(
      Object.entries(values).filter(([member]) => !described?.readOnly.includes(member)),
    );
    expect(validator.check(`console.yaml#/components/schemas/New${one}`)(written)).toEqual([]);
    for (const member of ["service", "availability"])
      if (typeof values[member] === "string") expect(ids).toContain(values[member]);
  }
  const [office] = records.flatMap(({ one, values }) =>
    one === "Availability"
      ? [values as unknown as { timezone: string; days: { day: number; start: string; end: string }[] }]
      : [],
  );
  const appointments = records
    .filter(({ one }) => one === "Appointment")
    .map(({ values }) => Date.parse(String(values["startsAt"])));
  const openings = {
    zone: office?.timezone ?? "",
    days: office?.days ?? [],
    duration: 30,
    minimum: 0,
    maximum: 0,
    blocked: [],
  };
  expect(appointments.map((start) => slotFault(openings, start, 0))).toEqual(appointments.map(() => null));
});
