import type { NamespaceTagsTranslation } from "../../i18n-types";

const es_tags = {
  title: "Etiquetas",
  search: "Buscar en las etiquetas",
  empty: {
    title: "Aún no hay etiquetas",
    text: "Los agentes ponen etiquetas a las llamadas, para que puedas encontrar y contar de qué trataban.",
  },
  create: "Nueva etiqueta",
  edit: "Editar la etiqueta {name}",
  remove: "Eliminar la etiqueta {name}",
  removeText: "Los agentes ya no podrán elegirla. Las llamadas que la tienen la conservan.",
  removed: "Etiqueta {name} eliminada",
  fields: { label: "Etiqueta", name: "Nombre", description: "Descripción" },
  hints: {
    label: "Lo que ven los agentes",
    name: "Como la llaman los webhooks y las integraciones: letras, cifras, - y _",
  },
  faults: {
    name: {
      pattern: "Usa letras, cifras, - y _, y empieza por una letra o una cifra",
      taken: "Otra etiqueta tiene este nombre",
    },
  },
  choices: {},
} satisfies NamespaceTagsTranslation;

export default es_tags;
