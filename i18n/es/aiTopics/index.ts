import type { NamespaceAiTopicsTranslation } from "../../i18n-types";

const es_aiTopics = {
  title: "Temas de IA",
  search: "Buscar en los temas",
  empty: {
    title: "Aún no hay temas de IA",
    text: "Un tema se busca en las transcripciones de las llamadas. Crea el primero del que quieras saber.",
  },
  create: "Nuevo tema de IA",
  edit: "Editar el tema {name}",
  remove: "Eliminar el tema {name}",
  removeText: "Ya no se buscará. Las llamadas en las que se encontró lo conservan.",
  removed: "Tema {name} eliminado",
  fields: { label: "Texto", identifier: "Identificador", description: "Descripción" },
  hints: {
    identifier: "Solo letras minúsculas y guiones",
    description: "De qué trata el tema, en una frase: cuanto más exacta, mejor se encuentra",
  },
  faults: {
    identifier: { pattern: "Usa solo letras minúsculas y guiones", taken: "Otro tema tiene este identificador" },
  },
  choices: {},
} satisfies NamespaceAiTopicsTranslation;

export default es_aiTopics;
