import type { NamespaceBookingTranslation } from "../../i18n-types";

const es_booking = {
  acts: {
    menu: "Continuar con la cita de {name}",
    attended: "Marcar como atendida",
    move: "Cambiar de hora",
    reassign: "Pasar a otro agente",
    canceled: "Cancelar la cita",
  },
  attended: {
    title: "Marcar como atendida la cita de {name}",
    text: "Con ello termina y se queda como está.",
    verb: "Marcar como atendida",
    done: "Cita de {name} atendida",
  },
  canceled: {
    title: "Cancelar la cita de {name}",
    text: "Su hora vuelve a estar libre. Una cita cancelada sigue cancelada.",
    verb: "Cancelar la cita",
    keep: "Mantenerla",
    done: "Cita de {name} cancelada",
  },
  move: {
    title: "Cambiar la hora de la cita de {name}",
    verb: "Cambiar",
    choose: "Elige otra hora",
    done: "Cita de {name} cambiada de hora",
  },
  reassign: {
    title: "Pasar la cita de {name} a otro agente",
    verb: "Reasignar",
    choose: "Elige un agente",
    nobody:
      "Ningún otro agente del servicio está libre a esa hora. Quizá otra hora convenga a alguien: cambia la hora de la cita.",
    done: "La cita de {name} es ahora de {agent}",
  },
  now: "{service}, {moment}",
  with: "con {agent}",
  told: "Se envía un mensaje a {email}.",
  silent: "El cliente no tiene correo y no recibe aviso.",
  stale: "Otra persona la ha cambiado entretanto. Lo que ves ahora es como la dejó: inténtalo de nuevo.",
  whoever: "Quien esté libre y tenga menos",
  over: "Las citas atendidas y canceladas conservan su hora y su agente.",
  agentHint: "Solo quienes están libres a esa hora",
  serviceFirst: "Elige antes un servicio",
  slots: {
    day: "{day}: {count|number} hora{{s}} libre{{s}}",
    noneOn: "{day}: ninguna hora libre",
    days: "Día",
    times: "Horas del {day}",
    span: "{from} – {to}",
    earlier: "Días anteriores",
    later: "Días posteriores",
    zone: "Según los relojes de {zone}",
    chosen: "Elegida: {moment} ({zone})",
    none: "No hay nada libre en estos días.",
    noneOf: "{agent} no está libre en estos días.",
    next: "Ir al {day}",
    never: "Tampoco hay nada libre en los dos meses siguientes.",
    noService: "Elige antes un servicio: aquí aparecen sus horas libres.",
    noAvailability:
      "Este servicio no tiene disponibilidad y por eso no tiene horas. Asígnale una en Servicios.",
    noAgents: "Este servicio no tiene agentes que puedan atender una cita. Añádelos en Servicios.",
    loading: "Buscando horas libres",
    failed: "Las horas libres no se han cargado.",
    typed: "Escribir otra hora",
    picked: "Elegir entre las horas libres",
  },
} satisfies NamespaceBookingTranslation;

export default es_booking;
