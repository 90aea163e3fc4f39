import type { NamespaceProfileTranslation } from "../../i18n-types";

const es_profile = {
  title: "Mi perfil",
  person: "Datos personales",
  password: "Contraseña",
  fields: {
    firstname: "Nombre",
    lastname: "Apellidos",
    email: "Correo electrónico",
    lang: "Idioma",
    password: "Nueva contraseña",
    repeat: "Repite la contraseña",
  },
  browser: "Idioma del navegador",
  passwordHint:
    "Déjalo vacío para conservar tu contraseña. La nueva debe tener al menos 6 caracteres. Al cambiarla se cierran todas tus sesiones, incluida esta.",
  saved: "Perfil guardado",
  unknown: "No se ha podido guardar tu perfil. Inténtalo de nuevo.",
  faults: {
    firstname: "Escribe tu nombre.",
    lastname: "Escribe tus apellidos.",
    email: "Escribe un correo válido, como ana@example.com.",
    taken: "Otro usuario ya tiene este correo.",
    short: "La contraseña debe tener al menos 6 caracteres.",
    weak: "Esta contraseña es demasiado fácil de adivinar. Elige otra.",
    repeat: "Las contraseñas no coinciden.",
  },
  sessions: {
    title: "Sesiones abiertas",
    note: "Navegadores y dispositivos en los que has iniciado sesión.",
    current: "Esta sesión",
    unknownBrowser: "Navegador desconocido",
    used: "Último uso: {ago}",
    since: "iniciada el {day}",
    remembered: "se mantiene abierta",
    from: "dirección IP {address}",
    end: "Cerrar sesión",
    endOf: "Cerrar sesión en {browser} (último uso: {ago})",
    endOthers: "Cerrar las demás sesiones",
    ended: "Sesión cerrada",
    othersEnded: "Las demás sesiones se han cerrado",
    failed: "No se han podido cargar las sesiones.",
    onlySession: "No tienes otras sesiones abiertas.",
  },
} satisfies NamespaceProfileTranslation;

export default es_profile;
