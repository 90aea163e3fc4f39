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
  month: {
    title: "Carga un mes de llamadas reales",
    text: "Todas las llamadas de un banco en enero de 1999, en una cuenta propia.",
    needsFile: "Elige el archivo de un mes de 1999 del",
    source: "registro de un banco",
    newTab: "se abre en una pestaña nueva",
    choose: "Elegir archivo",
    load: "Cargar enero de 1999",
    again: "Cargar de nuevo",
    loading: "{rows} filas leídas, {leftOut} rechazadas",
    stop: "Detener",
    loaded: "{rows} filas están en una cuenta propia. La demostración no ha cambiado.",
    open: "Abrir el mes",
    failed: "No se ha podido cargar el mes. Inténtalo de nuevo.",
    tooLarge: "El archivo supera {most}. Elige el archivo de un solo mes.",
    faults: {
      missing: "La plataforma no encuentra el archivo. Revisa RECORDED_DATA.",
      packing: "El archivo está dañado. Descárgalo de nuevo.",
      kind: "Es otro tipo de archivo. Elige un mes de este registro.",
      nothing: "El archivo no tiene ninguna fila legible.",
      storage: "No se han podido guardar las llamadas. Inténtalo de nuevo.",
    },
  },
  own: {
    title: "Conecta tus datos",
    text: "Suelta aquí un registro de llamadas, CSV o NDJSON. Antes revisas las columnas.",
    choose: "Elegir archivo",
  },
} satisfies NamespaceFirstUseTranslation;

export default es_firstUse;
