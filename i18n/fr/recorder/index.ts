import type { NamespaceRecorderTranslation } from "../../i18n-types";

const fr_recorder = {
  save: "Enregistrer ce qui vient de se passer",
  saved:
    "Enregistré : les {minutes} dernières min, à revoir ou à transmettre. Le fichier ne contient ni noms, ni adresses, ni textes, ni mots de passe, ni codes.",
  failed: "Impossible d’enregistrer ce qui vient de se passer.",
} satisfies NamespaceRecorderTranslation;

export default fr_recorder;
