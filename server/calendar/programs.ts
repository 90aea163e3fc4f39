import type { Programs } from "../resources/program.ts";
import { type AppointmentServices, appointmentProgram } from "./appointment-program.ts";
import { customEmailProgram, formProgram, serviceProgram } from "./service-programs.ts";

/** Programs that check and complete the writes of calendar resources, by schema name. */
export const calendarPrograms = (services: AppointmentServices): Programs => ({
  Appointment: appointmentProgram(services),
  CustomEmail: customEmailProgram,
  Form: formProgram,
  Service: serviceProgram,
});
