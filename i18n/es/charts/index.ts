import type { NamespaceChartsTranslation } from "../../i18n-types";

const es_charts = {
  viewTable: "Ver como tabla",
  viewChart: "Ver como gráfico",
  more: "Copiar o ampliar",
  copyPng: "Copiar como PNG",
  copyCsv: "Copiar como CSV",
  copyLink: "Copiar enlace",
  copied: "Copiado",
  copyFailed: "El navegador no ha permitido copiar",
  zoomIn: "Ampliar",
  zoomOut: "Reducir",
  zoomAll: "Ver todo",
  keys: "Muévete entre los puntos con las flechas, Inicio y Fin.",
  noValue: "Sin valor",
  empty: "El periodo seleccionado no contiene datos.",
  rows: "Mostrar más filas ({shown|number} de {total|number})",
  most: "máx. {value} ({place})",
  was: "{place}, antes {value}",
  at: "{value} a las {place}",
  lowest: "mínimo: {value} ({place})",
  highest: "Valor máximo: {value} ({place})",
  highestOf: "Valor máximo: {value} ({place}, {series})",
  highestTotal: "Total máximo: {value} ({place})",
  latest: "último: {value}",
  compared: "antes {value} ({series})",
  onTarget: "{met|number} de {count|number} dentro del objetivo ({target})",
  sentence: "{parts}.",
  bin: "{from}–{until}",
  orMore: "{from} o más",
} satisfies NamespaceChartsTranslation;

export default es_charts;
