import type { NamespaceRecordsTranslation } from "../../i18n-types";

const es_records = {
  tags: {
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
  },
  abandonReasons: {
    title: "Motivos de abandono",
    search: "Buscar en los motivos",
    empty: {
      title: "Aún no hay motivos de abandono",
      text: "Los clientes que se van antes de que nadie conteste pueden decir por qué. Crea el primer motivo que podrán elegir.",
    },
    create: "Nuevo motivo de abandono",
    edit: "Editar el motivo {name}",
    remove: "Eliminar el motivo {name}",
    removeText: "Los clientes ya no podrán elegirlo. Las llamadas que lo tienen lo conservan.",
    removed: "Motivo {name} eliminado",
    fields: { label: "Texto", name: "Nombre", visibility: "Visibilidad" },
    hints: {
      label: "Lo que leen los clientes",
      name: "Como lo llaman los webhooks y las integraciones: letras, cifras, - y _",
      visibility: "Un motivo oculto se sigue usando donde una integración lo nombra",
    },
    faults: {
      name: {
        pattern: "Usa letras, cifras, - y _, y empieza por una letra o una cifra",
        taken: "Otro motivo tiene este nombre",
      },
    },
    choices: {
      visibility: { visible: "Visible", hidden: "Oculto" },
    },
  },
  aiTopics: {
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
  },
  referrers: {
    title: "Enlaces",
    search: "Buscar en los enlaces",
    empty: {
      title: "Aún no hay enlaces",
      text: "Guarda las direcciones de las páginas desde las que llaman los clientes, para distinguir sus llamadas.",
    },
    create: "Nuevo enlace",
    edit: "Editar el enlace {name}",
    remove: "Eliminar el enlace {name}",
    removeText: "Las llamadas que vinieron de ahí conservan su dirección.",
    removed: "Enlace {name} eliminado",
    fields: { link: "Enlace" },
    hints: { link: "La dirección de una página, con http:// o https://" },
    faults: {
      link: { pattern: "Introduce una dirección que empiece por http:// o https://", taken: "Este enlace ya existe" },
    },
    choices: {},
  },
} satisfies NamespaceRecordsTranslation;

export default es_records;
