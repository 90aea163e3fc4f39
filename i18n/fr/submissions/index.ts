import type { NamespaceSubmissionsTranslation } from "../../i18n-types";

const fr_submissions = {
  title: "Réponses",
  search: "Chercher dans les réponses",
  empty: {
    title: "Rien n’a encore été remis",
    text: "Ce que remplissent clients et agents apparaît ici : votre widget ou votre système le remet avec POST /forms-submissions et une clé d’API.",
  },
  columns: {
    form: "Formulaire",
    kind: "Rempli par",
    answers: "Réponses",
    contact: "Contact",
    call: "Appel",
    segment: "Segment",
    user: "Agent",
    createdAt: "Quand",
  },
  kinds: { form: "Client", "agent-form": "Agent", survey: "Client, dans une enquête" },
  gone: "un formulaire supprimé",
  back: "Toutes les réponses",
  remove: "Supprimer la réponse {name}",
  removeText: "Elle part avec tout ce qui a été répondu. Ce que les rapports en ont compté reste.",
  removed: "La réponse est supprimée",
  failed: "La réponse ne s’est pas chargée",
  notFound: { title: "Il n’y a pas une telle réponse", text: "L’adresse est peut-être mal écrite." },
  answered: "Ce qui a été répondu",
  about: "À son sujet",
  nothing: "sans réponse",
  noFields: "Le formulaire n’avait alors aucun champ.",
  exporting: {
    title: "Exporter {name}",
    all: "Tous",
    file: "Fichier",
    counting: "Comptage de ce qui correspond.",
    count: "{count|number} {{réponse correspond|réponses correspondent}} en ce moment.",
    first: "Les {most|number} dernières vont dans le fichier.",
    columns: "Le fichier a une ligne par réponse et une colonne par question.",
    look: "Les voir d’abord",
    kind: "Type de fichier",
    pair: "{name} : {value}",
  },
} satisfies NamespaceSubmissionsTranslation;

export default fr_submissions;
