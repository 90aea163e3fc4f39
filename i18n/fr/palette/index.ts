import type { NamespacePaletteTranslation } from "../../i18n-types";

const fr_palette = {
  groups: { recent: "Récents", pages: "Pages", views: "Vues enregistrées", actions: "Actions" },
  actions: {
    theme: "Thème\u00a0: {theme}",
    density: "Densité\u00a0: {density}",
    language: "Langue\u00a0: {language}",
  },
  rewind: "Rembobiner l’enregistrement d’un plateau",
  waiting: "En attente",
  inCall: "En appel",
  move: "parcourir",
  open: "ouvrir",
  newTab: "nouvel onglet",
  count: "{count|number} {{|résultat|||de résultats|résultats}}",
  looking: "Recherche…",
  nothing: "Aucun résultat pour « {typed} »",
} satisfies NamespacePaletteTranslation;

export default fr_palette;
