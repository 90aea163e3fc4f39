import { NewAppointmentCheck } from "../../../openapi/generated/checks/new-appointment.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";
import { AgentField, BeginsField, StatusField } from "./appointment-fields.tsx";
import { EndCell, StartCell } from "./appointment-time.tsx";

/** Describes appointments of customers with agents. */
export const appointments: DescribedResource = {
  of: "Appointment",
  words: "appointments",
  body: NewAppointmentCheck,
  title: "customer",
  widths: { startsAt: 204, endsAt: 204, status: 168 },
  states: { status: { pending: "off", rescheduled: "plan", attended: "free", canceled: "bad" } },
  usual: ["customer", "service", "startsAt", "user", "status", "actions"],
  shows: { startsAt: StartCell, endsAt: EndCell },
  fields: { startsAt: BeginsField, user: AgentField, status: StatusField },
  unasked: ["submittedForm"],
};
