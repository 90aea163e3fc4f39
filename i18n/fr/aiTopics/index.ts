import type { NamespaceAiTopicsTranslation } from "../../i18n-types";

const fr_aiTopics = {
  title: "Sujets d’IA",
  search: "Chercher dans les sujets",
  empty: {
    title: "Pas encore de sujets d’IA",
    text: "Un sujet est cherché dans les transcriptions des appels. Créez le premier dont vous voulez entendre parler.",
  },
  create: "Nouveau sujet d’IA",
  edit: "Modifier le sujet {name}",
  remove: "Supprimer le sujet {name}",
  removeText: "Il ne sera plus cherché. Les appels où il a été trouvé le gardent.",
  removed: "Sujet {name} supprimé",
  fields: { label: "Libellé", identifier: "Identifiant", description: "Description" },
  hints: {
    identifier: "Lettres minuscules et tirets seulement",
    description: "De quoi traite le sujet, en une phrase : plus elle est exacte, mieux il est trouvé",
  },
  faults: {
    identifier: {
      pattern: "Utilisez seulement des lettres minuscules et des tirets",
      taken: "Un autre sujet porte cet identifiant",
    },
  },
  choices: {},
} satisfies NamespaceAiTopicsTranslation;

export default fr_aiTopics;
