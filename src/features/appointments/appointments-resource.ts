import { NewAppointmentBody } from "../../../openapi/generated/bodies/new-appointment.ts";
import type { DescribedResource } from "../../resource/described/described-resource.ts";
import { AgentField } from "./agent-field.tsx";
import { BeginsField } from "./begins-field.tsx";
import { StatusField } from "./status-field.tsx";

/** What customers and agents agreed on. */
export const appointments: DescribedResource = {
  of: "Appointment",
  words: "appointments",
  body: NewAppointmentBody,
  title: "customer",
  widths: { status: 132 },
  states: { status: { pending: "off", rescheduled: "plan", attended: "free", canceled: "bad" } },
  usual: ["customer", "service", "startsAt", "user", "status", "actions"],
  fields: { startsAt: BeginsField, user: AgentField, status: StatusField },
  unasked: ["submittedForm"],
};
