import type { NamespaceFirstUseTranslation } from "../../i18n-types";

const es_firstUse = {
  title: "Estos datos son de demostración. ¿Por dónde empezar?",
  going: "Primeros pasos con la demostración",
  hide: "Ocultar primeros pasos",
  show: "Mostrar primeros pasos",
  history: {
    label: "Historial de la demostración",
    calls: "Añadiendo {days} días de historial: {calls} de {expected} llamadas",
    left: "unos {time}",
  },
  worst: {
    title: "La peor hora de ayer",
    found: "{weekday}, {from}–{to}: {share} de las llamadas llegó tarde. Reprodúcela.",
    waits: "Se están añadiendo las llamadas de ayer.",
    none: "Ayer ninguna llamada esperó demasiado.",
    nothing: "Nada que reproducir",
    open: "Abrir la peor hora",
  },
  own: {
    title: "Conecta tus datos",
    text: "Suelta aquí un registro de llamadas, CSV o NDJSON. Antes revisas las columnas.",
    choose: "Elegir archivo",
  },
} satisfies NamespaceFirstUseTranslation;

export default es_firstUse;
