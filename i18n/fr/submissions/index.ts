import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const fr_submissions = {
  title: "Réponses",
  search: "Rechercher dans les réponses",
  empty: {
    title: "Aucune réponse pour le moment",
    text: "Les formulaires et enquêtes remplis par les clients et les agents apparaissent ici. Utilisez des formulaires dans votre widget, ou envoyez-les avec une clé d’API.",
  },
  columns: {
    form: "Formulaire",
    kind: "Rempli par",
    answers: "Réponses",
    contact: "Contact",
    call: "Appel",
    segment: "Segment",
    user: "Agent",
    createdAt: "Reçue",
  },
  kinds: { form: "Client", "agent-form": "Agent", survey: "Client, dans une enquête" },
  gone: "un formulaire supprimé",
  back: "Toutes les réponses",
  remove: "Supprimer la réponse {name}",
  removeText: "Toutes ses données sont supprimées. Les totaux des rapports ne changent pas.",
  removed: "Réponse supprimée",
  failed: "Impossible de charger la réponse",
  notFound: { title: "Réponse introuvable", text: "Elle a été supprimée, ou le lien est erroné." },
  answered: "Réponses",
  about: "Détails",
  nothing: "sans réponse",
  noFields: "Le formulaire n’avait aucun champ à ce moment-là.",
  exporting: {
    title: "Exporter {name}",
    all: "Tous",
    file: "Fichier",
    counting: "Comptage des réponses…",
    count: "{count|number} {{réponse correspond|réponses correspondent}} actuellement.",
    first: "Le fichier contient les {most|number} plus récentes.",
    columns: "Le fichier contient une ligne par réponse et une colonne par question.",
    look: "Voir d’abord les réponses",
    kind: "Type de fichier",
    pair: "{name} : {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default fr_submissions;
