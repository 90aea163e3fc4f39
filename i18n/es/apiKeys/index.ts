import type { NamespaceApiKeysTranslation } from "../../i18n-types";

const es_apiKeys = {
  title: "Claves API",
  search: "Buscar en las claves API",
  loading: "Cargando las claves API",
  slow: "Sigue cargando. La plataforma va más lenta de lo habitual.",
  failed: "Las claves API no se han cargado",
  filtered: "Ninguna clave API coincide",
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
  create: "Nueva clave API",
  createVerb: "Crear clave API",
  rename: "Cambiar el nombre de {name}",
  revoke: "Revocar {name}",
  revokeVerb: "Revocar clave API",
  revoked: "{name} revocada",
  keep: "Conservarla",
  revokeText: "Los sistemas que usan esta clave se rechazan desde su siguiente petición. No se puede deshacer.",
  lastUsed: "Se usó por última vez el {moment}.",
  neverUsed: "No se ha usado nunca.",
  nameHint: "Qué sistema la usa, por ejemplo el almacén de datos",
  privilegeHint: "Qué puede hacer el sistema. Elija lo mínimo que baste; no puede tener más que usted.",
  faults: {
    name: "Escriba un nombre",
    privilege: "Elija un privilegio",
    gone: "Este privilegio ya no existe",
    moreThanYours: "Este privilegio tiene más que el suyo. Elija uno menor.",
  },
  made: {
    title: "Clave API {name}",
    once: "Es la única vez que se muestra la clave. Cópiela ahora y guárdela donde solo la lea el sistema.",
    key: "La clave API",
    copy: "Copiar la clave API",
    how: "El sistema la envía con cada petición, en la cabecera X-Api-Key.",
    kept: "He guardado la clave",
    missing: "Marque esto cuando haya guardado la clave: no se muestra otra vez.",
  },
  empty: {
    title: "Aún no hay claves API",
    text: "Una clave permite que otro sistema lea de esta cuenta, o le envíe llamadas, sin que nadie inicie sesión.",
  },
} satisfies NamespaceApiKeysTranslation;

export default es_apiKeys;
