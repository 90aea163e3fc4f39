import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const es_submissions = {
  title: "Envíos",
  search: "Buscar en las respuestas",
  empty: {
    title: "Aún no hay envíos",
    text: "Aquí aparecen los formularios y encuestas que rellenan clientes y agentes. Usa formularios en tu widget o envíalos con una clave de API.",
  },
  columns: {
    form: "Formulario",
    kind: "Rellenado por",
    answers: "Respuestas",
    contact: "Contacto",
    call: "Llamada",
    segment: "Segmento",
    user: "Agente",
    createdAt: "Recibido",
  },
  kinds: { form: "Cliente", "agent-form": "Agente", survey: "Cliente, en una encuesta" },
  gone: "un formulario eliminado",
  back: "Todos los envíos",
  remove: "Eliminar el envío {name}",
  removeText: "Se eliminan todas sus respuestas. Los totales de los informes no cambian.",
  removed: "Envío eliminado",
  failed: "No se pudo cargar el envío",
  notFound: { title: "Envío no encontrado", text: "Se eliminó o el enlace es incorrecto." },
  answered: "Respuestas",
  about: "Detalles",
  nothing: "sin respuesta",
  noFields: "El formulario no tenía campos en ese momento.",
  exporting: {
    title: "Exportar {name}",
    all: "Todos",
    file: "Archivo",
    counting: "Contando envíos…",
    count: "{count|number} {{envío coincide|envíos coinciden}} ahora.",
    first: "El archivo contiene los últimos {most|number}.",
    columns: "El archivo tiene una fila por envío y una columna por pregunta.",
    look: "Ver primero los envíos",
    kind: "Tipo de archivo",
    pair: "{name}: {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default es_submissions;
