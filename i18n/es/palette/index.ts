import type { NamespacePaletteTranslation } from "../../i18n-types";

const es_palette = {
  groups: { recent: "Recientes", pages: "Páginas", views: "Vistas guardadas", actions: "Acciones" },
  actions: { theme: "Tema: {theme}", density: "Densidad: {density}", language: "Idioma: {language}" },
  rewind: "Rebobinar la grabación de una sala",
  waiting: "En espera",
  inCall: "En llamada",
  move: "moverse",
  open: "abrir",
  newTab: "pestaña nueva",
  count: "{count|number} {{|resultado|||de resultados|resultados}}",
  looking: "Buscando…",
  nothing: "Sin resultados para «{typed}»",
} satisfies NamespacePaletteTranslation;

export default es_palette;
