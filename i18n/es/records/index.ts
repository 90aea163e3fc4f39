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
    wrong: "Algunas variables no existen. Escribe cada una con un nombre válido entre llaves dobles.",
  },
  rows: {
    up: "Subir {name}",
    down: "Bajar {name}",
    remove: "Quitar {name}",
    moved: "{name}: posición {number}",
    most: "Máximo: {most}",
    none: "Sin elementos",
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
    edit: "Editar la etiqueta «{name}»",
    remove: "Eliminar la etiqueta «{name}»",
    removeText: "Los agentes ya no podrán elegirla. Las llamadas que ya la tienen la conservan.",
    removed: "Etiqueta «{name}» eliminada",
    fields: { label: "Texto", name: "Nombre", description: "Descripción" },
    hints: {
      label: "La ven los agentes",
      name: "ID que usan los webhooks y las integraciones: letras, dígitos, - y _",
    },
    faults: {
      name: {
        pattern: "Usa letras, dígitos, - y _. Empieza por una letra o un dígito.",
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
      text: "Los clientes que cuelgan antes de que les atienda un agente pueden elegir un motivo. Añade el primero.",
    },
    create: "Nuevo motivo de abandono",
    edit: "Editar el motivo «{name}»",
    remove: "Eliminar el motivo «{name}»",
    removeText: "Los clientes ya no podrán elegirlo. Las llamadas que ya lo tienen lo conservan.",
    removed: "Motivo «{name}» eliminado",
    fields: { label: "Texto", name: "Nombre", visibility: "Visibilidad" },
    hints: {
      label: "Lo ven los clientes",
      name: "ID que usan los webhooks y las integraciones: letras, dígitos, - y _",
      visibility: "Oculto: los clientes no pueden elegirlo, pero las integraciones pueden seguir usándolo",
    },
    faults: {
      name: {
        pattern: "Usa letras, dígitos, - y _. Empieza por una letra o un dígito.",
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
    edit: "Editar el tema «{name}»",
    remove: "Eliminar el tema «{name}»",
    removeText:
      "Ya no se buscará en las llamadas nuevas. Las llamadas en las que ya se ha detectado lo conservan.",
    removed: "Tema «{name}» eliminado",
    fields: { label: "Texto", identifier: "Identificador", description: "Descripción" },
    hints: {
      identifier: "Letras minúsculas, con guiones simples entre palabras, como entrega-tardia",
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
      text: "Un enlace es la dirección de una página web desde la que llaman los clientes. Añade uno para ver por separado las llamadas de esa página.",
    },
    create: "Nuevo enlace",
    edit: "Editar el enlace «{name}»",
    remove: "Eliminar el enlace «{name}»",
    removeText: "Las llamadas anteriores desde esta página conservan el enlace.",
    removed: "Enlace «{name}» eliminado",
    fields: { link: "Enlace" },
    hints: { link: "URL de una página. Empieza por http:// o https://" },
    faults: {
      link: {
        pattern: "Escribe una URL que empiece por http:// o https://",
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
      text: "Una integración es un sitio web con el widget o un sistema conectado a la plataforma. Añade la primera para el sitio web desde el que llaman tus clientes.",
    },
    create: "Nueva integración",
    edit: "Editar la integración «{name}»",
    remove: "Eliminar la integración «{name}»",
    removeText:
      "Los sitios web y sistemas que usen su nombre o sus hosts dejarán de funcionar con ella. Las llamadas anteriores se conservan.",
    removed: "Integración «{name}» eliminada",
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
        "Por ejemplo, shop.example o *.shop.example; pulsa Intro o coma después de cada uno. Si no indicas ninguno, se admiten todos.",
      segments: "Segmentos que pueden elegir los clientes. Si no eliges ninguno, todos los visibles.",
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
        phone: "SDK de telefonía",
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
    edit: "Editar la notificación «{name}»",
    fields: {
      title: "Título",
      message: "Mensaje",
      publishAt: "Publicación",
      sentAt: "Enviada",
      viewedBy: "Leída por",
    },
    hints: { publishAt: "Sin fecha o con una fecha pasada, se envía de inmediato" },
    changes: { sent: "Enviada por {name}", viewed: "Leída por {name}" },
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
    edit: "Editar la sugerencia «{name}»",
    remove: "Eliminar la sugerencia «{name}»",
    removeText: "La sugerencia se quita de la lista para todos los usuarios.",
    removed: "Sugerencia «{name}» eliminada",
    fields: { title: "Resumen", kind: "Tipo", text: "Descripción", state: "Estado" },
    hints: { text: "Describe qué quieres hacer y qué solución te ayudaría" },
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
