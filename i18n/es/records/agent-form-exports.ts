/** Texts of agent-form exports. */
export const agentFormExports = {
  title: "Exportaciones de formularios de agentes",
  search: "Buscar en las exportaciones",
  empty: {
    title: "Aún no hay exportaciones",
    text: "Una exportación define qué formularios de agentes van a un archivo: por formulario, segmento, agente y día. Crea una y descarga su archivo cuando lo necesites.",
  },
  create: "Nueva exportación",
  edit: "Editar la exportación {name}",
  remove: "Eliminar la exportación {name}",
  removeText: "Los envíos y los archivos guardados se conservan.",
  removed: "Exportación {name} eliminada",
  fields: {
    name: "Nombre",
    description: "Descripción",
    forms: "Formularios",
    segments: "Segmentos",
    agents: "Agentes",
    from: "Primer día",
    until: "Último día",
  },
  hints: {
    name: "Se usa como nombre del archivo",
    forms: "Ninguno: todos los formularios de agentes",
    segments: "Ninguno: todos los segmentos",
    agents: "Ninguno: todos los agentes",
    from: "Sin definir: desde el primer envío",
    until: "Sin definir: hasta el momento de exportar",
  },
  faults: {
    name: { taken: "Otra exportación tiene este nombre" },
    until: { "below-min": "El último día es anterior al primero" },
  },
  choices: {},
} as const;
