import type { NamespacePaletteTranslation } from "../../i18n-types";

const es_palette = {
  groups: { recent: "Recientes", pages: "Páginas", views: "Vistas guardadas", actions: "Acciones" },
  actions: {
    review: "Revisar grabaciones",
    theme: "Tema: {theme}",
    density: "Densidad: {density}",
    language: "Idioma: {language}",
  },
  openReplay: "Rebobinar, o abrir un archivo de reproducción o una grabación de diagnóstico",
  waiting: "En espera",
  inCall: "En llamada",
  move: "moverse",
  open: "abrir",
  newTab: "pestaña nueva",
  count: "{count|number} {{|resultado|||de resultados|resultados}}",
  searching: "Buscando…",
  noResults: "Sin resultados para «{typed}»",
} satisfies NamespacePaletteTranslation;

export default es_palette;
