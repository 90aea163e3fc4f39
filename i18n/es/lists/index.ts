import type { NamespaceListsTranslation } from "../../i18n-types";

const es_lists = {
  exporting: {
    title: "Exportación",
    begun: "Leyendo la lista",
    progress: "{read|number} de {total|number} leídos",
    stop: "Detener",
    stopped: "Exportación detenida. No se ha guardado nada.",
    saved: "{name} guardado: {count|number} {{registro|registros}}",
    failed: "No se ha guardado nada.",
    unwritten: "Los registros se leyeron, pero no se pudo escribir el archivo.",
  },
  conflict: {
    title: "Lo que cambiasteis los dos",
    changed: "Alguien ha cambiado esto mientras tanto. No se pierde nada: abajo ves en qué se diferencia; después, guarda.",
    gone: "Alguien ha eliminado esto mientras tanto. Lo que escribiste sigue aquí: créalo de nuevo o déjalo.",
    choose: "Elige qué conservar en cada campo y guarda. Lo que eliges aparece en el formulario de abajo.",
    apart: "Han cambiado otros campos que tú. Guarda otra vez para conservar ambos.",
    theirs: "Lo suyo",
    mine: "Lo mío",
    nothing: "nada",
    taken: "Tomado de su versión: {fields}",
    anew: "Crear de nuevo",
  },
  file: {
    moment: "{head} ({zone})",
    minutes: "{head} (minutos)",
    percent: "{head} (%)",
    firstOfName: "primeros-{count}",
    about: "Sobre este archivo",
    list: "Lista",
    account: "Cuenta",
    at: "Escrito ({zone})",
    search: "Búsqueda",
    sorted: "Orden",
    ascending: "{head}, ascendente",
    descending: "{head}, descendente",
    records: "Registros",
    firstOf: "Los primeros {count|number} de {total|number}",
    pickedOfName: "seleccionados",
    pickedOf: "{count|number} {{seleccionado|seleccionados}} de {total|number}",
  },
} satisfies NamespaceListsTranslation;

export default es_lists;
