import type { NamespaceChangelogTranslation } from "../../i18n-types";

const fr_changelog = {
  entries: {
    palette: { title: "Cherchez et allez partout", text: "Ctrl K, ou ⌘ K, ouvre une recherche de pages, de fiches et d’actions. Ce qui a servi récemment vient d’abord." },
    help: { title: "L’aide à côté de chaque page", text: "H ouvre l’aide de la page où vous êtes. On y cherche, et elle garde la taille que vous lui donnez." },
    records: { title: "Étiquettes, motifs d’abandon, sujets d’IA et liens", text: "On les crée, modifie et supprime dans des listes qui cherchent, trient et filtrent." },
    monitor: { title: "Le moniteur en direct", text: "Qui attend, qui parle et qui est libre, au fil de l’eau." },
  },
} satisfies NamespaceChangelogTranslation;

export default fr_changelog;
