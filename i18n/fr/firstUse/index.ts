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
  own: {
    title: "Connectez vos données",
    text: "Déposez ici un journal d’appels, CSV ou NDJSON. Vous vérifiez d’abord les colonnes.",
    choose: "Choisir un fichier",
  },
} satisfies NamespaceFirstUseTranslation;

export default fr_firstUse;
