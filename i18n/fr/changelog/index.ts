import type { NamespaceChangelogTranslation } from "../../i18n-types";

const fr_changelog = {
  entries: {
    keys: {
      title: "Les listes au clavier",
      text: "J et K parcourent une liste, Entrée ouvre une ligne, E la modifie, F ajoute un filtre, C crée. Le point d’interrogation montre toutes les touches.",
    },
    connections: {
      title: "Toutes les connexions dans une liste",
      text: "À côté des utilisateurs : qui s’est connecté et déconnecté, quand et pourquoi. Cherchez, filtrez, gardez des vues et exportez.",
    },
    feedback: {
      title: "Des suggestions que tous lisent",
      text: "Dans votre compte, dites ce qui vous manque ou vous plaît, et voyez ce qu’il en advient.",
    },
    bulk: {
      title: "Plusieurs fiches à la fois",
      text: "Sélectionnez des lignes, une page ou tout ce qui correspond, puis modifiez ou supprimez une à une, avec un arrêt et un résultat pour chacune.",
    },
    history: {
      title: "Ce qu’est devenue chaque fiche",
      text: "Chacune a un historique : ce qui a changé, quand et par qui, son état à tout moment, et le chemin du retour.",
    },
    views: {
      title: "Vues et exports des listes",
      text: "Gardez filtres, colonnes et ordre comme une vue, pour vous ou pour tous, et exportez exactement ce que vous voyez en XLSX ou CSV. Le menu mène à vos vues de partout.",
    },
    webhooks: {
      title: "Des webhooks que l’on peut examiner",
      text: "Chaque tentative est gardée avec ce qui a été envoyé et répondu. Testez un webhook, renvoyez, copiez en cURL.",
    },
    appointments: {
      title: "Services et rendez-vous",
      text: "Dites quand et avec qui les clients peuvent venir ; déplacez, réattribuez et clôturez les rendez-vous là où ils figurent.",
    },
    palette: {
      title: "Cherchez et allez partout",
      text: "Ctrl K, ou ⌘ K, ouvre une recherche de pages, de fiches et d’actions. Ce qui a servi récemment vient d’abord.",
    },
    help: {
      title: "L’aide à côté de chaque page",
      text: "H ouvre l’aide de la page où vous êtes. On y cherche, et elle garde la taille que vous lui donnez.",
    },
    records: {
      title: "Étiquettes, motifs d’abandon, sujets d’IA et liens",
      text: "On les crée, modifie et supprime dans des listes qui cherchent, trient et filtrent.",
    },
    monitor: {
      title: "Le moniteur en direct",
      text: "Qui attend, qui parle et qui est libre, au fil de l’eau.",
    },
  },
} satisfies NamespaceChangelogTranslation;

export default fr_changelog;
