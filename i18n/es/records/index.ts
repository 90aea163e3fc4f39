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
    show: "Mostrar vista previa",
    again: "Actualizar vista previa",
    subject: "Asunto: {subject}",
    variables: "Variables: {names}",
    wrong: "Algunas variables no existen. Escribe cada una con un nombre válido entre dos llaves.",
  },
  rows: {
    up: "Subir {name}",
    down: "Bajar {name}",
    remove: "Quitar {name}",
    moved: "{name}: posición {number}",
    most: "Máximo {most}",
    none: "Ninguno todavía",
    colon: ": ",
  },
  ...formsAndSurveys,
  departments,
  tags: {
    title: "Etiquetas",
    search: "Buscar en las etiquetas",
    empty: {
      title: "Aún no hay etiquetas",
      text: "Los agentes etiquetan las llamadas por tema para que puedas buscarlas y contarlas. Añade la primera etiqueta.",
    },
    create: "Nueva etiqueta",
    edit: "Editar la etiqueta {name}",
    remove: "Eliminar la etiqueta {name}",
    removeText: "Los agentes ya no podrán elegirla. Las llamadas que ya la tienen la conservan.",
    removed: "Etiqueta {name} eliminada",
    fields: { label: "Etiqueta", name: "Nombre", description: "Descripción" },
    hints: {
      label: "La ven los agentes",
      name: "ID que usan los webhooks y las integraciones: letras, cifras, - y _",
    },
    faults: {
      name: {
        pattern: "Usa letras, cifras, - y _. Empieza por una letra o cifra.",
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
      text: "Los clientes que se van antes de ser atendidos pueden elegir un motivo. Añade el primero.",
    },
    create: "Nuevo motivo de abandono",
    edit: "Editar el motivo {name}",
    remove: "Eliminar el motivo {name}",
    removeText: "Los clientes ya no podrán elegirlo. Las llamadas que ya lo tienen lo conservan.",
    removed: "Motivo {name} eliminado",
    fields: { label: "Texto", name: "Nombre", visibility: "Visibilidad" },
    hints: {
      label: "Lo ven los clientes",
      name: "ID que usan los webhooks y las integraciones: letras, cifras, - y _",
      visibility: "Un motivo oculto se puede usar en las integraciones",
    },
    faults: {
      name: {
        pattern: "Usa letras, cifras, - y _. Empieza por una letra o cifra.",
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
      text: "La IA busca los temas en las transcripciones de las llamadas. Añade el primer tema que quieras seguir.",
    },
    create: "Nuevo tema de IA",
    edit: "Editar el tema {name}",
    remove: "Eliminar el tema {name}",
    removeText: "Ya no se buscará en las llamadas nuevas. Las llamadas en las que se encontró lo conservan.",
    removed: "Tema {name} eliminado",
    fields: { label: "Texto", identifier: "Identificador", description: "Descripción" },
    hints: {
      identifier: "Letras minúsculas, separadas por guiones simples",
      description: "Describe el tema en una frase. Cuanto más exacta, mejores resultados.",
    },
    faults: {
      identifier: {
        pattern: "Usa letras minúsculas, separadas por guiones simples",
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
      text: "Los enlaces son las páginas desde las que llaman los clientes. Añade el primero para ver sus llamadas por separado.",
    },
    create: "Nuevo enlace",
    edit: "Editar el enlace {name}",
    remove: "Eliminar el enlace {name}",
    removeText: "Las llamadas anteriores desde esta página conservan el enlace.",
    removed: "Enlace {name} eliminado",
    fields: { link: "Enlace" },
    hints: { link: "URL de una página. Empieza por http:// o https://" },
    faults: {
      link: {
        pattern: "Introduce una URL que empiece por http:// o https://",
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
      text: "Una integración es un sitio con el widget o un sistema conectado a la plataforma. Añade la primera para el sitio desde el que llaman tus clientes.",
    },
    create: "Nueva integración",
    edit: "Editar la integración {name}",
    remove: "Eliminar la integración {name}",
    removeText:
      "Los sitios y sistemas que usan su nombre o sus hosts dejan de funcionar con ella. Las llamadas anteriores se conservan.",
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
        "Por ejemplo, shop.example o *.shop.example; pulsa Intro o coma después de cada uno. Ninguno: cualquier host.",
      segments: "Segmentos que pueden elegir los clientes. Ninguno: todos los visibles.",
      enabled: "Una integración desactivada se conserva, pero no recibe llamadas",
    },
    faults: {
      name: { taken: "Otra integración tiene este nombre" },
      hosts: { pattern: "Usa nombres como shop.example, sin https:// ni ruta" },
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
      text: "Envía novedades a tus agentes, de inmediato o a la hora que elijas. Añade la primera notificación.",
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
    hints: { publishAt: "Sin definir o en el pasado: se envía de inmediato" },
    changes: { sent: "Enviado por {name}", viewed: "Leído por {name}" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Sugerencias",
    search: "Buscar en las sugerencias",
    empty: {
      title: "Aún no hay sugerencias",
      text: "Comparte ideas, problemas y elogios sobre esta consola. Añade la primera sugerencia.",
    },
    create: "Nueva sugerencia",
    edit: "Editar la sugerencia {name}",
    remove: "Eliminar la sugerencia {name}",
    removeText: "Se quita de la lista para todos los usuarios.",
    removed: "Sugerencia {name} eliminada",
    fields: { title: "Resumen", kind: "Tipo", text: "Motivo", state: "Estado" },
    hints: { text: "Describe tu tarea y qué solución ayudaría" },
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
