/** Texts of the reports by tag, abandon reason and AI topic. */
export const groups = {
  ofAll: "{share} du total",
  most: "le plus fréquent : {name}",
  charts: {
    top: "Le plus fréquent, {name} : {count|number} {{appel|appels}}, {share} du total.",
    time: "Début",
    others: "{count|number} {{autre|autres}}",
  },
  table: {
    share: "Part",
    change: "Évolution",
    trend: "Tendance",
    once: "Un appel qui en a plusieurs compte dans chaque ligne, et une seule fois dans le total.",
    course: "{name} sur la période, {most|number} au plus",
    explained: {
      share: "Part des appels de la première ligne",
      change: "Évolution de la part depuis la comparaison, en points",
    },
  },
  mandatory: {
    title: "Segments avec étiquettes obligatoires",
    answered: "Répondus",
    without: "Sans étiquette",
    share: "Part sans étiquette",
    none: "Aucun segment n’exige d’étiquette.",
    about:
      "Les agents de ces segments doivent ajouter une étiquette avant de raccrocher, sauf pour les appels transférés.",
  },
  tags: {
    title: "Appels par étiquette",
    value: "Étiquette",
    all: "Tous les appels répondus",
    used: "Étiquettes utilisées",
    withAny: "Avec étiquette",
    means: "Appels répondus avec au moins une étiquette. Un appel avec plusieurs étiquettes compte une fois.",
    without: "Sans étiquette",
    withoutMeans: "Appels répondus auxquels aucune étiquette n’a été ajoutée.",
    charts: {
      time: {
        hour: "Appels étiquetés par heure",
        day: "Appels étiquetés par jour",
        month: "Appels étiquetés par mois",
      },
      caption: "Un appel avec plusieurs étiquettes compte pour chacune.",
      segments: "Étiquettes par segment",
      share: "Part des appels répondus du segment",
    },
    none: {
      title: "Aucun appel n’a d’étiquette",
      text: "Les étiquettes apparaissent ici dès que les agents les ajoutent aux appels.",
      open: "Ouvrir les étiquettes",
    },
  },
  abandonReasons: {
    title: "Appels abandonnés par motif",
    value: "Motif",
    all: "Tous les appels abandonnés",
    used: "Motifs donnés",
    withAny: "Avec motif",
    means: "Appels abandonnés pour lesquels un motif a été donné.",
    without: "Sans motif",
    withoutMeans: "Appels abandonnés pour lesquels aucun motif n’a été donné.",
    charts: {
      time: { hour: "Motifs par heure", day: "Motifs par jour", month: "Motifs par mois" },
      caption: "Appels abandonnés selon le motif donné.",
      segments: "Motifs par segment",
      share: "Part des appels abandonnés du segment",
    },
    none: {
      title: "Aucun motif n’a été donné",
      text: "Les motifs apparaissent ici dès que les clients en choisissent un en quittant la file.",
      open: "Ouvrir les motifs d’abandon",
    },
  },
  aiTopics: {
    title: "Appels par sujet IA",
    value: "Sujet",
    all: "Tous les appels répondus",
    used: "Sujets détectés",
    withAny: "Avec sujet",
    means:
      "Appels répondus dans lesquels un sujet a été détecté. Un appel avec plusieurs sujets compte une fois.",
    without: "Sans sujet",
    withoutMeans:
      "Appels répondus dans lesquels aucun sujet n’a été détecté, y compris ceux qui n’ont pas été analysés.",
    charts: {
      time: { hour: "Sujets par heure", day: "Sujets par jour", month: "Sujets par mois" },
      caption: "Un appel avec plusieurs sujets compte pour chacun.",
      segments: "Sujets par segment",
      share: "Part des appels répondus du segment",
    },
    none: {
      title: "Aucun appel n’a de sujet",
      text: "Les sujets apparaissent ici dès que les appels sont analysés.",
      open: "Ouvrir les sujets IA",
    },
  },
} as const;
