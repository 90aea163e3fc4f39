import { availabilityFaults } from "../../../openapi/formats/availability-rules.ts";
import { NewAvailabilityCheck } from "../../../openapi/generated/checks/new-availability.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Weekly hours in which appointments can be booked. */
export const availabilities: DescribedResource = {
  of: "Availability",
  words: "availabilities",
  body: NewAvailabilityCheck,
  title: "name",
  widths: { duration: 148, timezone: 152, days: 260 },
  usual: ["name", "timezone", "duration", "days", "actions"],
  faults: availabilityFaults,
};
