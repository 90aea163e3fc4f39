import { NewAppointmentBody } from "../../../openapi/generated/bodies/new-appointment.ts";
import type { DescribedResource } from "../../resource/described/described-resource.ts";

/** What customers and agents agreed on. */
export const appointments: DescribedResource = {
  of: "Appointment",
  words: "appointments",
  body: NewAppointmentBody,
  title: "customer",
  widths: { startsAt: 152, endsAt: 152, status: 132 },
  states: { status: { pending: "off", rescheduled: "plan", attended: "free", canceled: "bad" } },
  usual: ["customer", "service", "startsAt", "user", "status", "actions"],
};
