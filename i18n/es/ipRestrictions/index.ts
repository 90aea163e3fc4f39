import type { NamespaceIpRestrictionsTranslation } from "../../i18n-types";

const es_ipRestrictions = {
  title: "Restricciones de IP",
  search: "Buscar en las restricciones de IP",

  columns: {
    range: "Dirección o rango",
    users: "Usuarios",
    description: "Descripción",
    createdAt: "Creada",
    actions: "Acciones",
  },
  explained: "Estos usuarios solo pueden conectarse desde este rango y desde los de sus otras restricciones",
  none: "ningún usuario",
  andMore: "{names} y {count|number} más",
  create: "Nueva restricción de IP",
  edit: "Editar la restricción de IP {range}",
  remove: "Eliminar la restricción de IP {range}",
  removeVerb: "Eliminar restricción de IP",
  removed: "Restricción de IP {range} eliminada",
  keep: "Conservar",
  removeText:
    "Si la eliminas, se permitirá a {names} conectarse desde cualquier dirección, salvo que se apliquen otras restricciones.",
  removeEach:
    "Sus usuarios podrán conectarse desde cualquier dirección, salvo que se apliquen otras restricciones.",
  wouldLockOut: "Si se elimina, te quedarás sin acceso. Para confirmarlo, elimínala por separado.",
  wouldLockOutIfEdited:
    "Este cambio te dejaría sin acceso. Para confirmarlo, edita la restricción por separado.",
  removeUnused: "No se aplica a ningún usuario, así que los accesos no cambian.",
  meaning:
    "Los usuarios que elijas solo podrán conectarse desde estas direcciones y las de sus otras restricciones, a partir de su próxima petición. Los usuarios sin restricción pueden conectarse desde cualquier dirección.",
  rangeHint: "IPv4 o IPv6, como 192.0.2.7, 192.0.2.0/24 o 2001:db8::/32",
  rangeHintHere: "IPv4 o IPv6, como 192.0.2.0/24 o 2001:db8::/32. Tu dirección es {address}.",
  usersHint: "Escribe parte de un nombre",
  descriptionHint: "A qué lugar corresponden estas direcciones, por ejemplo, la oficina de Lyon",
  faults: {
    taken: "Otra restricción ya aplica este rango a uno de estos usuarios",
    missing: "Escribe una dirección o un rango",
    noRange:
      "No es una dirección IP ni un rango. Escribe rangos como 192.0.2.0/24, sin ceros a la izquierda.",
    users: "Elige al menos un usuario",
    gone: "Uno de estos usuarios ya no existe",
  },
  lockOut: {
    title: "¿Quedarte sin acceso?",
    text: "Tu dirección actual no está en ninguno de los rangos que tendrías permitidos.",
    textHere: "Tu dirección {address} no está en ninguno de los rangos que tendrías permitidos.",
    wayBack:
      "Perderás el acceso de inmediato. Para recuperarlo, conéctate desde una dirección permitida o pide ayuda a otro administrador.",
    verb: "Quedarme sin acceso",
    keep: "Volver",
  },
  empty: {
    title: "Aún no hay restricciones de IP",
    text: "Todos los usuarios pueden conectarse desde cualquier dirección. Añade una restricción para limitarlos a las direcciones que elijas.",
  },
} satisfies NamespaceIpRestrictionsTranslation;

export default es_ipRestrictions;
