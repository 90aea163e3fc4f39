import type { NamespaceRecorderTranslation } from "../../i18n-types";

const fr_recorder = {
  save: "Sauvegarder un enregistrement de diagnostic",
  saved:
    "Les {minutes} dernières min sont sauvegardées dans un fichier à revoir ou à transmettre. Il ne contient ni noms, ni adresses, ni textes, ni mots de passe, ni codes.",
  failed: "L’enregistrement de diagnostic n’a pas pu être sauvegardé. Réessayez.",
} satisfies NamespaceRecorderTranslation;

export default fr_recorder;
