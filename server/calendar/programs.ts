import type { Programs } from "../resources/program.ts";
import { type AppointmentServices, appointmentProgram } from "./appointment-program.ts";
import { customEmailProgram } from "./custom-email-program.ts";
import { formProgram, serviceProgram } from "./service-program.ts";

/** What has a say in the records of calendars. */
export const calendarPrograms = (services: AppointmentServices): Programs => ({
  Appointment: appointmentProgram(services),
  CustomEmail: customEmailProgram,
  Form: formProgram,
  Service: serviceProgram,
});
