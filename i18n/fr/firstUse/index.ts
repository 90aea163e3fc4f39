import type { NamespaceFirstUseTranslation } from "../../i18n-types";

const fr_firstUse = {
  title: "Ce plateau est une démonstration. Par où commencer ?",
  going: "Premiers pas avec la démonstration",
  hide: "Masquer les premiers pas",
  show: "Afficher les premiers pas",
  history: {
    label: "Historique de la démonstration",
    calls: "Ajout de {days} jours d’historique : {calls} appels sur {expected}",
    left: "environ {time}",
  },
  worst: {
    title: "La pire heure d’hier",
    found: "{weekday}, {from}–{to} : {share} des appels ont trop attendu. Rejouez-la.",
    waits: "Les appels d’hier sont en cours d’ajout.",
    none: "Hier, aucun appel n’a trop attendu.",
    nothing: "Rien à rejouer",
    open: "Ouvrir la pire heure",
  },
  month: {
    title: "Chargez un vrai mois d’appels",
    text: "Tous les appels d’une banque en janvier 1999, dans un compte à part.",
    needsFile: "Choisissez le fichier d’un mois de 1999 du",
    source: "journal d’une banque",
    newTab: "s’ouvre dans un nouvel onglet",
    choose: "Choisir le fichier",
    load: "Charger janvier 1999",
    again: "Charger à nouveau",
    loading: "{rows} lignes lues, {leftOut} rejetées",
    stop: "Arrêter",
    loaded: "{rows} lignes sont dans un compte à part. La démonstration n’a pas changé.",
    open: "Ouvrir le mois",
    failed: "Le mois n’a pas pu être chargé. Réessayez.",
    tooLarge: "Le fichier dépasse {most}. Choisissez le fichier d’un seul mois.",
    faults: {
      missing: "La plateforme ne trouve pas le fichier. Vérifiez RECORDED_DATA.",
      packing: "Le fichier est endommagé. Téléchargez-le à nouveau.",
      kind: "C’est un autre type de fichier. Choisissez un mois de ce journal.",
      nothing: "Le fichier n’a aucune ligne lisible.",
      storage: "Les appels n’ont pas pu être enregistrés. Réessayez.",
    },
  },
  own: {
    title: "Connectez vos données",
    text: "Déposez un journal d’appels, CSV ou NDJSON, puis vérifiez ses colonnes.",
    choose: "Choisir un fichier",
  },
} satisfies NamespaceFirstUseTranslation;

export default fr_firstUse;
