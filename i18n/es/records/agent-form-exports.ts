/** Texts of agent-form exports. */
export const agentFormExports = {
  title: "Exportaciones de formularios de agente",
  search: "Buscar en las exportaciones",
  empty: {
    title: "Aún no hay exportaciones",
    text: "Una exportación define qué envíos de formularios de agente se incluyen en un archivo según el formulario, el segmento, el agente y el día. Añade una y crea su archivo cuando lo necesites.",
  },
  create: "Nueva exportación",
  edit: "Editar la exportación «{name}»",
  remove: "Eliminar la exportación «{name}»",
  removeText: "Los envíos y los archivos guardados se conservan.",
  removed: "Exportación «{name}» eliminada",
  fields: {
    name: "Nombre",
    description: "Descripción",
    forms: "Formularios",
    segments: "Segmentos",
    agents: "Agentes",
    from: "Envíos desde",
    until: "Envíos hasta",
  },
  hints: {
    name: "Se usa como nombre del archivo",
    forms: "Si no eliges ninguno, se incluyen todos",
    segments: "Si no eliges ninguno, se incluyen todos",
    agents: "Si no eliges ninguno, se incluyen todos",
    from: "Primer día. Si lo dejas vacío, desde el primer envío",
    until: "Último día. Si lo dejas vacío, hasta que se cree el archivo",
  },
  faults: {
    name: { taken: "Otra exportación ya tiene este nombre" },
    until: { "below-min": "El último día es anterior al primero" },
  },
  choices: {},
} as const;
