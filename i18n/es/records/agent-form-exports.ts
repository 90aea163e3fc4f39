/** What is said of the exports of agent forms. */
export const agentFormExports = {
  title: "Exportaciones de formularios de agentes",
  search: "Buscar en las exportaciones",
  empty: {
    title: "Aún no hay exportaciones",
    text: "Una exportación dice qué formularios de agentes van a un archivo: por formulario, segmento, agente y día. Créala una vez y saca el archivo cuando lo necesites.",
  },
  create: "Nueva exportación",
  edit: "Editar la exportación {name}",
  remove: "Eliminar la exportación {name}",
  removeText: "Lo que rellenaron los agentes se queda, y también los archivos guardados.",
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
    name: "Cómo se llaman sus archivos",
    forms: "Ninguno: todos los que rellenan los agentes",
    segments: "Ninguno: todos",
    agents: "Ninguno: todos",
    from: "Ninguno: desde el primer envío",
    until: "Ninguno: hasta el momento de exportar",
  },
  faults: {
    name: { taken: "Otra exportación tiene este nombre" },
    until: { "below-min": "El último día es anterior al primero" },
  },
  choices: {},
} as const;
