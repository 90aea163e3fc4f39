import type { NamespaceReferrersTranslation } from "../../i18n-types";

const es_referrers = {
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
} satisfies NamespaceReferrersTranslation;

export default es_referrers;
