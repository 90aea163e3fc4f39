import type { NamespaceApiKeysTranslation } from "../../i18n-types";

const es_apiKeys = {
  title: "Claves de API",
  search: "Buscar en las claves de API",

  columns: {
    name: "Nombre",
    prefix: "Empieza por",
    privilege: "Privilegio",
    usedAt: "Último uso",
    createdAt: "Creada",
    actions: "Acciones",
  },
  explained: {
    prefix: "Primeros caracteres de la clave, para reconocerla. La clave en sí no se guarda.",
    usedAt: "Fecha y hora de la última petición hecha con esta clave",
  },
  unused: "sin usar",
  never: "nunca",
  by: "{day}, por {name}",
  byPlatform: "{day}, por la plataforma",
  create: "Nueva clave de API",
  rename: "Cambiar el nombre de «{name}»",
  revoke: "Revocar «{name}»",
  revokeVerb: "Revocar clave de API",
  revoked: "{name} revocada",
  changes: { removed: "Revocada por {name}" },
  keep: "Conservar",
  revokeText: "Los sistemas que usan esta clave pierden el acceso de inmediato. No se puede deshacer.",
  lastUsed: "Último uso: {moment}.",
  neverUsed: "No se ha usado nunca.",
  nameHint: "Sistema que usa la clave, por ejemplo un almacén de datos",
  privilegeHint:
    "Define lo que permite la clave. Elige el privilegio mínimo necesario; no puede superar al tuyo.",
  faults: {
    name: "Escribe un nombre",
    privilege: "Elige un privilegio",
    gone: "Este privilegio ya no existe",
    moreThanYours: "Este privilegio supera al tuyo. Elige uno inferior.",
  },
  made: {
    title: "Clave de API «{name}»",
    once: "La clave se muestra una sola vez. Cópiala ahora y guárdala donde solo pueda leerla el sistema.",
    key: "Clave de API",
    copy: "Copiar clave de API",
    how: "El sistema la envía en cada petición, en la cabecera X-Api-Key.",
    kept: "He guardado la clave",
    missing: "Confirma que has guardado la clave: no se vuelve a mostrar.",
  },
  empty: {
    title: "Aún no hay claves de API",
    text: "Una clave de API permite a otro sistema leer datos de esta cuenta o enviarle llamadas. Añade la primera para conectar un sistema.",
  },
} satisfies NamespaceApiKeysTranslation;

export default es_apiKeys;
