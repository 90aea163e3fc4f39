import type { NamespaceRecordsTranslation } from "../../i18n-types";
import { agentFormExports } from "./agent-form-exports";
import { calendars } from "./calendars";
import { recordingsSettings } from "./recordings-settings";
import { contacts } from "./contacts";
import { departments } from "./departments";
import { formsAndSurveys } from "./forms";

const es_records = {
  letterPreview: {
    title: "Vista previa",
    show: "Mostrar la vista previa",
    again: "Mostrar como está ahora",
    subject: "Asunto: {subject}",
    variables: "Variables: {names}",
    wrong: "Algunas variables no se pueden rellenar. Escríbelas con dos llaves alrededor de un nombre.",
  },
  rows: {
    up: "Subir {name}",
    down: "Bajar {name}",
    remove: "Quitar {name}",
    moved: "{name} es ahora el número {number}",
    most: "No más de {most}",
    none: "Aún nada",
    colon: ": ",
  },
  ...formsAndSurveys,
  departments,
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
      identifier: "Letras minúsculas, con guiones sueltos entre ellas",
      description: "De qué trata el tema, en una frase: cuanto más exacta, mejor se encuentra",
    },
    faults: {
      identifier: {
        pattern: "Usa letras minúsculas, con guiones sueltos entre ellas",
        taken: "Otro tema tiene este identificador",
      },
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
      link: {
        pattern: "Introduce una dirección que empiece por http:// o https://",
        taken: "Este enlace ya existe",
      },
    },
    choices: {},
  },
  contacts,
  recordingsSettings,
  integrations: {
    title: "Integraciones",
    search: "Buscar en las integraciones",
    empty: {
      title: "Aún no hay integraciones",
      text: "Una integración es un sitio que lleva el widget, o un sistema que trabaja con la plataforma. Crea la primera para el sitio desde el que llaman tus clientes.",
    },
    create: "Nueva integración",
    edit: "Editar la integración {name}",
    remove: "Eliminar la integración {name}",
    removeText:
      "Lo que la busca por su nombre o sus hosts ya no la encuentra. Las llamadas que vinieron de allí se quedan.",
    removed: "Integración {name} eliminada",
    fields: {
      name: "Nombre",
      kind: "Tipo",
      hosts: "Hosts permitidos",
      segments: "Segmentos",
      enabled: "Activada",
      description: "Descripción",
    },
    hints: {
      hosts:
        "Como shop.example o *.shop.example; Intro o una coma termina cada uno. Ninguno significa en cualquier lugar.",
      segments: "Lo que los clientes pueden elegir allí. Ninguno significa todos los segmentos visibles.",
      enabled: "Una integración desactivada se conserva y no responde a nadie",
    },
    faults: {
      name: { taken: "Otra integración tiene este nombre" },
      hosts: { pattern: "Usa nombres como shop.example, sin https:// y sin ruta" },
    },
    choices: {
      kind: {
        website: "Sitio web",
        wordpress: "WordPress",
        shopify: "Shopify",
        magento: "Magento",
        prestashop: "PrestaShop",
        phone: "SDK de teléfono",
        backend: "Backend",
      },
    },
  },
  notifications: {
    title: "Notificaciones",
    search: "Buscar en las notificaciones",
    empty: {
      title: "Aún no hay notificaciones",
      text: "Di a tus agentes qué hay de nuevo: ahora mismo o en el momento que elijas.",
    },
    create: "Nueva notificación",
    edit: "Editar la notificación {name}",
    fields: {
      title: "Título",
      message: "Mensaje",
      publishAt: "Publicación",
      sentAt: "Enviada",
      viewedBy: "Leída por",
    },
    hints: { publishAt: "Un momento pasado, o ninguno, significa ahora mismo" },
    told: { sent: "Envío de {name}", viewed: "Lectura de {name}" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Sugerencias",
    search: "Buscar en las sugerencias",
    empty: {
      title: "Aún no hay sugerencias",
      text: "Di qué echas en falta en esta consola, qué te estorba o qué te gusta.",
    },
    create: "Nueva sugerencia",
    edit: "Editar la sugerencia {name}",
    remove: "Eliminar la sugerencia {name}",
    removeText: "Nadie la verá ya en la lista.",
    removed: "Sugerencia {name} eliminada",
    fields: { title: "En pocas palabras", kind: "Qué es", text: "Por qué", state: "Qué será de ello" },
    hints: { text: "Qué estabas haciendo y qué ayudaría" },
    faults: {},
    choices: {
      kind: { idea: "Idea", trouble: "Problema", praise: "Elogio" },
      state: { open: "Abierta", planned: "Prevista", done: "Hecha", declined: "Descartada" },
    },
  },
  agentFormExports,
  ...calendars,
} satisfies NamespaceRecordsTranslation;

export default es_records;
