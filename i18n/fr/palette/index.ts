import type { NamespacePaletteTranslation } from "../../i18n-types";

const fr_palette = {
  groups: { recent: "Récents", pages: "Pages", views: "Vues enregistrées", actions: "Actions" },
  actions: {
    review: "Contrôler les enregistrements",
    theme: "Thème\u00a0: {theme}",
    density: "Densité\u00a0: {density}",
    language: "Langue\u00a0: {language}",
  },
  openReplay: "Rembobiner, ou ouvrir un fichier de relecture ou de diagnostic",
  waiting: "En attente",
  inCall: "En appel",
  move: "parcourir",
  open: "ouvrir",
  newTab: "nouvel onglet",
  count: "{count|number} {{|résultat|||de résultats|résultats}}",
  searching: "Recherche…",
  noResults: "Aucun résultat pour « {typed} »",
} satisfies NamespacePaletteTranslation;

export default fr_palette;
