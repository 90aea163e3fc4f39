import type { Programs } from "../resources/program.ts";
import { type AppointmentServices, appointmentProgram } from "./appointment-program.ts";
import { customEmailProgram, formProgram, serviceProgram } from "./service-programs.ts";

/** Programs of the calendar resources. */
export const calendarPrograms = (services: AppointmentServices): Programs => ({
  Appointment: appointmentProgram(services),
  CustomEmail: customEmailProgram,
  Form: formProgram,
  Service: serviceProgram,
});
