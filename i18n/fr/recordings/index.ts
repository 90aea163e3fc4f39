import type { NamespaceRecordingsTranslation } from "../../i18n-types";

const fr_recordings = {
  title: "Appels enregistrés",
  one: "Enregistrement du {began}",
  search: "Chercher par agent, segment ou appel",
  empty: { title: "Aucun enregistrement pour l’instant", text: "Les enregistrements apparaissent ici dès que le système de téléphonie les envoie. Les réviseurs et les administrateurs les approuvent ou les rejettent." },
  loading: "Chargement de l’enregistrement",
  notRead: "L’enregistrement ne s’est pas chargé.",
  notDownloaded: "L’enregistrement n’a pas été téléchargé.",
  download: "Télécharger l’enregistrement du {name}",
  fields: {
    startedAt: "Début",
    status: "État",
    agent: "Agent",
    segment: "Segment",
    call: "Appel",
    duration: "Durée",
    size: "Taille",
    storage: "Stockage",
    reviewedBy: "Révisé par",
    reviewedAt: "Révisé",
    setting: "Réglage d’enregistrement",
    endedBy: "Terminé par",
    reason: "Pourquoi",
    actions: "Actions",
  },
  choices: {
    status: {
      recording: "En cours",
      processing: "Traitement",
      pending: "En attente",
      approved: "Approuvé",
      rejected: "Rejeté",
      failed: "Échec",
      deleted: "Supprimé",
    },
  },
  storage: {
    hot: "Chaud",
    cold: "Froid",
    nowhere: "Nulle part",
  },
  explained: { storage: "Chaud : sur cette plateforme, à lire aussitôt. Froid : dans le stockage de son réglage." },
  endings: {
    system: "Le système de téléphonie",
    time: "La limite de 3 heures",
    size: "La limite de taille",
  },
  reasons: {
    empty: "Rien n’a été enregistré",
    "another-kind": "Ce qui a été envoyé n’est pas ce qui était annoncé",
  },
  player: {
    loading: "Obtention de l’enregistrement",
    failed: "L’enregistrement ne peut pas être lu maintenant.",
  },
  absent: {
    recording: "L’enregistrement est en cours.",
    processing: "Il est examiné et pourra être lu dans un instant.",
    cold: "Il est dans le stockage de son réglage et n’est plus sur cette plateforme.",
    failed: "Il n’y a rien à lire.",
    deleted: "Son contenu a été supprimé.",
  },
  steps: {
    approve: "Approuver",
    reject: "Rejeter",
    remove: "Supprimer {name}",
    removeText: "Son contenu est supprimé et ne peut pas être récupéré. On sait toujours qu’il y a eu un enregistrement.",
    word: "supprimer",
  },
  done: {
    approved: "Enregistrement approuvé",
    rejected: "Enregistrement rejeté",
    deleted: "Enregistrement supprimé",
  },
  changed: "Quelqu’un d’autre a décidé entre-temps. Ce que vous voyez est l’état actuel.",
} satisfies NamespaceRecordingsTranslation;

export default fr_recordings;
