import type { NamespaceIpRestrictionsTranslation } from "../../i18n-types";

const es_ipRestrictions = {
  title: "Restricciones de IP",
  search: "Buscar en restricciones",
  loading: "Cargando las restricciones de IP",
  slow: "Sigue cargando. La plataforma va más lenta de lo habitual.",
  failed: "Las restricciones de IP no se han cargado",
  filtered: "Ninguna restricción de IP coincide",
  columns: {
    range: "Dirección o rango",
    users: "Usuarios",
    description: "Descripción",
    createdAt: "Creada",
    actions: "Acciones",
  },
  explained:
    "Quien figure aquí solo puede conectarse desde estas direcciones y desde las de sus otras restricciones",
  nobody: "nadie",
  andMore: "{names} y {count|number} más",
  create: "Nueva restricción de IP",
  edit: "Editar {range}",
  remove: "Quitar {range}",
  removeVerb: "Quitar restricción de IP",
  removed: "{range} quitada",
  keep: "Conservarla",
  removeText: "{names} podrá conectarse desde cualquier lugar, salvo que figure en otra restricción.",
  removeEach: "Quien nombra podrá conectarse desde cualquier lugar, salvo que otra restricción le nombre.",
  wouldLockOut:
    "Sin ella ya no podrías conectarte desde donde estás. Quítala por separado, si es lo que quieres.",
  wouldLockOutIfEdited:
    "Con este cambio ya no podrías conectarte desde donde estás. Edítala por separado, si es lo que quieres.",
  removeNobody: "No figura nadie en ella, así que nada cambia.",
  meaning:
    "Los usuarios que figuren aquí solo podrán conectarse desde estas direcciones y desde las de sus otras restricciones. Vale desde su siguiente petición; quien no figure en ninguna puede conectarse desde cualquier lugar.",
  rangeHint: "IPv4 o IPv6, como 192.0.2.7, 192.0.2.0/24 o 2001:db8::/32",
  rangeHintHere: "IPv4 o IPv6, como 192.0.2.0/24 o 2001:db8::/32. Te conectas desde {address}.",
  usersHint: "Escribe algunas letras de un nombre",
  descriptionHint: "Qué son estas direcciones, por ejemplo la oficina de Lyon",
  faults: {
    taken: "Otra restricción ya nombra a alguno de estos usuarios con este rango",
    missing: "Escribe una dirección o un rango",
    noRange:
      "No es una dirección IP ni un rango. Un rango se escribe como 192.0.2.0/24, sin ceros a la izquierda.",
    users: "Indica al menos un usuario",
    gone: "Uno de estos usuarios ya no existe",
  },
  lockOut: {
    title: "¿Cerrarte el paso?",
    text: "La dirección desde la que te conectas no está en ninguno de los rangos en los que figurarías.",
    textHere: "Te conectas desde {address}, que no está en ninguno de los rangos en los que figurarías.",
    wayBack:
      "Una vez hecho, aquí ya nada te responde: sigue desde una dirección permitida, o que otro administrador lo cambie.",
    verb: "Cerrarme el paso",
    keep: "Volver",
  },
  empty: {
    title: "Aún no hay restricciones de IP",
    text: "Todos pueden conectarse desde cualquier lugar. Una restricción hace que los usuarios que figuran en ella se conecten solo desde tus direcciones.",
  },
} satisfies NamespaceIpRestrictionsTranslation;

export default es_ipRestrictions;
