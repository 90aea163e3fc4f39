import type { NamespaceProfileTranslation } from "../../i18n-types";

const es_profile = {
  title: "Mi perfil",
  person: "Persona",
  password: "Contraseña",
  fields: { firstname: "Nombre", lastname: "Apellidos", email: "Correo electrónico", lang: "Idioma", password: "Nueva contraseña", repeat: "Repita la contraseña" },
  browser: "El del navegador",
  passwordHint: "Vacío: no cambia. Al menos 6 caracteres; una nueva cierra todas sus sesiones, también esta.",
  saved: "Su perfil se ha guardado",
  unknown: "Su perfil no se ha podido guardar y la plataforma no dijo por qué. Inténtelo de nuevo.",
  faults: {
    firstname: "Escriba su nombre.",
    lastname: "Escriba sus apellidos.",
    email: "Escriba un correo válido, como ana@example.com.",
    taken: "Otro usuario usa este correo.",
    short: "La contraseña debe tener al menos 6 caracteres.",
    weak: "Esta contraseña es demasiado fácil de adivinar. Elija otra.",
    repeat: "Las dos contraseñas son distintas.",
  },
  sessions: {
    title: "Sesiones abiertas",
    note: "Dondequiera que haya entrado.",
    current: "Esta sesión",
    unknownBrowser: "Navegador desconocido",
    used: "Último uso {ago}",
    since: "desde el {day}",
    remembered: "sigue dentro",
    from: "desde {address}",
    end: "Cerrar",
    endOf: "Cerrar la sesión en {browser}, último uso {ago}",
    endOthers: "Cerrar todas las demás",
    ended: "La sesión se ha cerrado",
    othersEnded: "Todas las demás sesiones se han cerrado",
    failed: "Las sesiones no se han cargado.",
    alone: "Solo ha entrado aquí.",
  },
} satisfies NamespaceProfileTranslation;

export default es_profile;
