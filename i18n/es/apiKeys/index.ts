import type { NamespaceApiKeysTranslation } from "../../i18n-types";

const es_apiKeys = {
  title: "Claves de API",
  search: "Buscar en las claves de API",
  loading: "Cargando las claves de API",
  slow: "Sigue cargando. La plataforma va más lenta de lo habitual.",
  failed: "Las claves de API no se han cargado",
  filtered: "Ninguna clave de API coincide",
  columns: {
    name: "Nombre",
    prefix: "Empieza por",
    privilege: "Privilegio",
    usedAt: "Último uso",
    createdAt: "Creada",
    actions: "Acciones",
  },
  explained: {
    prefix: "Los primeros caracteres de la clave, para reconocerla; la clave misma no se guarda",
    usedAt: "Cuándo preguntó por última vez un sistema con esta clave, al minuto",
  },
  unused: "sin usar",
  never: "nunca",
  by: "{day}, por {name}",
  byPlatform: "{day}, por la plataforma",
  create: "Nueva clave de API",
  rename: "Cambiar el nombre de {name}",
  revoke: "Revocar {name}",
  revokeVerb: "Revocar clave de API",
  revoked: "{name} revocada",
  told: { removed: "Revocación de {name}" },
  keep: "Conservarla",
  revokeText:
    "Los sistemas que usan esta clave se rechazan desde su siguiente petición. No se puede deshacer.",
  lastUsed: "Se usó por última vez el {moment}.",
  neverUsed: "No se ha usado nunca.",
  nameHint: "Qué sistema la usa, por ejemplo el almacén de datos",
  privilegeHint: "Qué puede hacer el sistema. Elige lo mínimo que baste; no puede tener más que tú.",
  faults: {
    name: "Escribe un nombre",
    privilege: "Elige un privilegio",
    gone: "Este privilegio ya no existe",
    moreThanYours: "Este privilegio tiene más que el tuyo. Elige uno menor.",
  },
  made: {
    title: "Clave de API {name}",
    once: "Es la única vez que se muestra la clave. Cópiala ahora y guárdala donde solo la lea el sistema.",
    key: "La clave de API",
    copy: "Copiar la clave de API",
    how: "El sistema la envía con cada petición, en la cabecera X-Api-Key.",
    kept: "He guardado la clave",
    missing: "Marca esto cuando hayas guardado la clave: no se muestra otra vez.",
  },
  empty: {
    title: "Aún no hay claves de API",
    text: "Una clave permite que otro sistema lea de esta cuenta, o le envíe llamadas, sin que nadie inicie sesión.",
  },
} satisfies NamespaceApiKeysTranslation;

export default es_apiKeys;
