/** Texts of the reports by tag, abandon reason and AI topic. */
export const groups = {
  ofAll: "{share} del total",
  most: "más frecuente: {name}",
  charts: {
    top: "Más frecuente, {name}: {count|number} {{llamada|llamadas}}, {share} del total.",
    time: "Inicio",
    others: "{count|number} {{otra|otras}}",
  },
  table: {
    share: "Porcentaje",
    change: "Variación",
    trend: "Evolución",
    once: "Una llamada con varias cuenta en cada fila, y una sola vez en el total.",
    course: "{name} en el período, {most|number} como máximo",
    explained: {
      share: "Porcentaje de las llamadas de la primera fila",
      change: "Variación del porcentaje respecto a la comparación, en puntos",
    },
  },
  mandatory: {
    title: "Segmentos con etiquetas obligatorias",
    answered: "Atendidas",
    without: "Sin etiqueta",
    share: "Porcentaje sin etiqueta",
    none: "Ningún segmento exige una etiqueta.",
    about:
      "Los agentes de estos segmentos deben añadir una etiqueta antes de colgar, salvo en las llamadas transferidas.",
  },
  tags: {
    title: "Llamadas por etiqueta",
    value: "Etiqueta",
    all: "Todas las llamadas atendidas",
    used: "Etiquetas usadas",
    withAny: "Con etiqueta",
    means: "Llamadas atendidas con al menos una etiqueta. Una llamada con varias etiquetas cuenta una vez.",
    without: "Sin etiqueta",
    withoutMeans: "Llamadas atendidas a las que no se añadió ninguna etiqueta.",
    charts: {
      time: {
        hour: "Llamadas etiquetadas por hora",
        day: "Llamadas etiquetadas por día",
        month: "Llamadas etiquetadas por mes",
      },
      caption: "Una llamada con varias etiquetas cuenta en cada una.",
      segments: "Etiquetas por segmento",
      share: "Porcentaje de las llamadas atendidas del segmento",
    },
    none: {
      title: "Ninguna llamada tiene etiqueta",
      text: "Las etiquetas aparecen aquí cuando los agentes las añaden a las llamadas.",
      open: "Abrir etiquetas",
    },
  },
  abandonReasons: {
    title: "Llamadas abandonadas por motivo",
    value: "Motivo",
    all: "Todas las llamadas abandonadas",
    used: "Motivos indicados",
    withAny: "Con motivo",
    means: "Llamadas abandonadas en las que se indicó un motivo.",
    without: "Sin motivo",
    withoutMeans: "Llamadas abandonadas en las que no se indicó ningún motivo.",
    charts: {
      time: { hour: "Motivos por hora", day: "Motivos por día", month: "Motivos por mes" },
      caption: "Llamadas abandonadas según el motivo indicado.",
      segments: "Motivos por segmento",
      share: "Porcentaje de las llamadas abandonadas del segmento",
    },
    none: {
      title: "No se indicó ningún motivo",
      text: "Los motivos aparecen aquí cuando los clientes eligen uno al salir de la cola.",
      open: "Abrir motivos de abandono",
    },
  },
  aiTopics: {
    title: "Llamadas por tema de IA",
    value: "Tema",
    all: "Todas las llamadas atendidas",
    used: "Temas detectados",
    withAny: "Con tema",
    means: "Llamadas atendidas en las que se detectó un tema. Una llamada con varios temas cuenta una vez.",
    without: "Sin tema",
    withoutMeans:
      "Llamadas atendidas en las que no se detectó ningún tema, también las que no se analizaron.",
    charts: {
      time: { hour: "Temas por hora", day: "Temas por día", month: "Temas por mes" },
      caption: "Una llamada con varios temas cuenta en cada uno.",
      segments: "Temas por segmento",
      share: "Porcentaje de las llamadas atendidas del segmento",
    },
    none: {
      title: "Ninguna llamada tiene tema",
      text: "Los temas aparecen aquí cuando se analizan las llamadas.",
      open: "Abrir temas de IA",
    },
  },
} as const;
