import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const es_submissions = {
  title: "Envíos",
  search: "Buscar en las respuestas",
  empty: {
    title: "Aún no hay envíos",
    text: "Aquí aparecen los formularios y encuestas que rellenan clientes y agentes. Usa formularios en tu widget o crea envíos con una clave de API.",
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
  kinds: { form: "Cliente", "agent-form": "Agente", survey: "Cliente (encuesta)" },
  gone: "un formulario eliminado",
  back: "Todos los envíos",
  remove: "Eliminar el envío de «{name}»",
  removeText:
    "Se eliminan las respuestas de este envío. El formulario se conserva. Los totales de los informes siguen contando el envío.",
  removed: "Envío eliminado",
  failed: "No se ha podido cargar el envío",
  notFound: { title: "Envío no encontrado", text: "Se ha eliminado o el enlace es incorrecto." },
  answered: "Respuestas",
  about: "Detalles",
  nothing: "sin respuesta",
  noFields: "El formulario no tenía campos en ese momento.",
  exporting: {
    title: "Crear archivo de «{name}»",
    create: "Crear archivo",
    all: "Todos",
    file: "Archivo",
    counting: "Contando envíos…",
    count: "{count|number} {{envío coincide|envíos coinciden}} ahora.",
    first: "El archivo contiene solo los últimos {most|number}.",
    columns: "El archivo tiene una fila por envío y una columna por pregunta.",
    look: "Ver estos envíos",
    kind: "Tipo de archivo",
    pair: "{name}: {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default es_submissions;
