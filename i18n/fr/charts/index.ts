import type { NamespaceChartsTranslation } from "../../i18n-types";

const fr_charts = {
  viewTable: "Voir le tableau",
  viewChart: "Voir le graphique",
  more: "Copier ou zoomer",
  copyPng: "Copier en PNG",
  copyCsv: "Copier en CSV",
  copyLink: "Copier le lien",
  copied: "Copié",
  copyFailed: "Le navigateur a bloqué la copie",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  zoomAll: "Tout afficher",
  keys: "Déplacez-vous entre les points avec les flèches, Début et Fin.",
  noValue: "Aucune valeur",
  empty: "La période sélectionnée ne contient pas de données.",
  rows: "Afficher plus de lignes ({shown|number} sur {total|number})",
  most: "max. {value} ({place})",
  was: "{place}, avant {value}",
  at: "{value} à {place}",
  lowest: "minimum : {value} ({place})",
  highest: "Valeur maximale : {value} ({place})",
  highestOf: "Valeur maximale : {value} ({place}, {series})",
  highestTotal: "Total maximal : {value} ({place})",
  latest: "dernière valeur : {value}",
  compared: "avant {value} ({series})",
  onTarget: "{met|number} sur {count|number} dans l’objectif ({target})",
  sentence: "{parts}.",
  bin: "{from}–{until}",
  orMore: "{from} ou plus",
} satisfies NamespaceChartsTranslation;

export default fr_charts;
