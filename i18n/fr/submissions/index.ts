import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const fr_submissions = {
  title: "Réponses",
  search: "Rechercher dans les réponses",
  empty: {
    title: "Pas encore de réponses",
    text: "Les formulaires et les enquêtes remplis par les clients et les agents apparaissent ici. Utilisez des formulaires dans votre widget, ou envoyez des réponses avec une clé d’API.",
  },
  columns: {
    form: "Formulaire",
    kind: "Auteur",
    answers: "Contenu",
    contact: "Contact",
    call: "Appel",
    segment: "Segment",
    user: "Agent",
    createdAt: "Reçue le",
  },
  kinds: { form: "Client", "agent-form": "Agent", survey: "Client (enquête)" },
  gone: "un formulaire supprimé",
  back: "Toutes les réponses",
  remove: "Supprimer la réponse à « {name} »",
  removeText:
    "Toutes les données de cette réponse sont supprimées. Le formulaire est conservé. Les totaux des rapports comptent toujours la réponse.",
  removed: "Réponse supprimée",
  failed: "Impossible de charger la réponse",
  notFound: { title: "Réponse introuvable", text: "Elle a été supprimée, ou le lien est incorrect." },
  answered: "Contenu de la réponse",
  about: "Détails",
  nothing: "sans réponse",
  noFields: "Le formulaire n’avait aucun champ au moment de la réponse.",
  exporting: {
    title: "Créer un fichier à partir de « {name} »",
    create: "Créer un fichier",
    all: "Tous",
    file: "Fichier",
    counting: "Comptage des réponses…",
    count: "{count|number} {{réponse correspond|réponses correspondent}} actuellement à cet export.",
    first: "Le fichier contient seulement les {most|number} réponses les plus récentes.",
    columns: "Le fichier contient une ligne par réponse et une colonne par question.",
    look: "Voir ces réponses",
    kind: "Type de fichier",
    pair: "{name} : {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default fr_submissions;
