import type { NamespaceRecorderTranslation } from "../../i18n-types";

const fr_recorder = {
  save: "Enregistrer un fichier de diagnostic",
  saved:
    "Fichier enregistré, à examiner ou à transmettre. Il couvre l’activité récente ({minutes} min) et ne contient ni noms, ni adresses, ni textes, ni mots de passe, ni codes.",
  failed: "Le fichier de diagnostic n’a pas pu être enregistré. Réessayez.",
} satisfies NamespaceRecorderTranslation;

export default fr_recorder;
