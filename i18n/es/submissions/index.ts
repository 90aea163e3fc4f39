import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const es_submissions = {
  title: "Envíos",
  search: "Buscar en lo respondido",
  empty: {
    title: "Aún no se ha entregado nada",
    text: "Lo que rellenan clientes y agentes aparece aquí: tu widget o tu sistema lo entrega con POST /forms-submissions y una clave de API.",
  },
  columns: {
    form: "Formulario",
    kind: "Rellenado por",
    answers: "Respuestas",
    contact: "Contacto",
    call: "Llamada",
    segment: "Segmento",
    user: "Agente",
    createdAt: "Cuándo",
  },
  kinds: { form: "Cliente", "agent-form": "Agente", survey: "Cliente, en una encuesta" },
  gone: "un formulario eliminado",
  back: "Todos los envíos",
  remove: "Eliminar el envío {name}",
  removeText: "Se va con todo lo que se respondió. Lo que los informes contaron de él se queda.",
  removed: "El envío se ha eliminado",
  failed: "El envío no se cargó",
  notFound: { title: "No existe ese envío", text: "Puede que la dirección esté mal escrita." },
  answered: "Lo que se respondió",
  about: "Sobre el envío",
  nothing: "sin respuesta",
  noFields: "El formulario no tenía campos entonces.",
  exporting: {
    title: "Exportar {name}",
    all: "Todos",
    file: "Archivo",
    counting: "Contando lo que coincide.",
    count: "{count|number} {{envío coincide|envíos coinciden}} en este momento.",
    first: "Al archivo van los últimos {most|number}.",
    columns: "El archivo tiene una fila por envío y una columna por pregunta.",
    look: "Verlos antes",
    kind: "Tipo de archivo",
    pair: "{name}: {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default es_submissions;
