import type { Programs } from "../resources/program.ts";
import { type AppointmentServices, appointmentProgram } from "./appointment-program.ts";
import { customEmailProgram } from "./custom-email-program.ts";
import { formProgram, serviceProgram } from "./service-program.ts";

/** Programs of the calendar resources. */
export const calendarPrograms = (services: AppointmentServices): Programs => ({
  Appointment: appointmentProgram(services),
  CustomEmail: customEmailProgram,
  Form: formProgram,
  Service: serviceProgram,
});
