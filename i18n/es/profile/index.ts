import type { NamespaceProfileTranslation } from "../../i18n-types";

const es_profile = {
  title: "Mi perfil",
  person: "Persona",
  password: "Contraseña",
  fields: {
    firstname: "Nombre",
    lastname: "Apellidos",
    email: "Correo electrónico",
    lang: "Idioma",
    password: "Nueva contraseña",
    repeat: "Repite la contraseña",
  },
  browser: "El del navegador",
  passwordHint: "Vacío: no cambia. Al menos 6 caracteres; una nueva cierra todas tus sesiones, también esta.",
  saved: "Tu perfil se ha guardado",
  unknown: "Tu perfil no se ha podido guardar y la plataforma no dijo por qué. Inténtalo de nuevo.",
  faults: {
    firstname: "Escribe tu nombre.",
    lastname: "Escribe tus apellidos.",
    email: "Escribe un correo válido, como ana@example.com.",
    taken: "Otro usuario usa este correo.",
    short: "La contraseña debe tener al menos 6 caracteres.",
    weak: "Esta contraseña es demasiado fácil de adivinar. Elige otra.",
    repeat: "Las dos contraseñas son distintas.",
  },
  sessions: {
    title: "Sesiones abiertas",
    note: "Dondequiera que hayas entrado.",
    current: "Esta sesión",
    unknownBrowser: "Navegador desconocido",
    used: "Último uso {ago}",
    since: "desde el {day}",
    remembered: "se mantiene abierta",
    from: "desde {address}",
    end: "Cerrar",
    endOf: "Cerrar la sesión en {browser}, último uso {ago}",
    endOthers: "Cerrar todas las demás",
    ended: "La sesión se ha cerrado",
    othersEnded: "Todas las demás sesiones se han cerrado",
    failed: "Las sesiones no se han cargado.",
    alone: "Solo has entrado aquí.",
  },
} satisfies NamespaceProfileTranslation;

export default es_profile;
