import type { NamespaceChangelogTranslation } from "../../i18n-types";

const fr_changelog = {
  entries: {
    keys: {
      title: "Les listes au clavier",
      text: "Appuyez sur J et K pour parcourir une liste, sur Entrée pour ouvrir une ligne, sur E pour la modifier, sur F pour ajouter un filtre et sur C pour créer une fiche. Appuyez sur ? pour voir tous les raccourcis.",
    },
    connections: {
      title: "Toutes les connexions dans une seule liste",
      text: "Voyez quand les utilisateurs se sont connectés et déconnectés, et pourquoi. Recherchez dans la liste, filtrez-la, exportez-la et enregistrez des vues.",
    },
    feedback: {
      title: "Suggestions partagées",
      text: "Dans Compte → Suggestions, signalez ce qui vous manque ou vous plaît, et suivez l’état de chaque suggestion.",
    },
    bulk: {
      title: "Modifications groupées",
      text: "Sélectionnez des lignes, une page ou tous les résultats, puis modifiez ou supprimez les fiches une par une. Vous pouvez arrêter à tout moment et consulter le résultat de chaque opération.",
    },
    history: {
      title: "Historique de chaque fiche",
      text: "Consultez les modifications avec leur heure et leur auteur, affichez la fiche telle qu’elle était à un moment donné et rétablissez-la.",
    },
    views: {
      title: "Vues enregistrées et exports",
      text: "Enregistrez les filtres, les colonnes et le tri dans une vue, pour vous ou pour tous les utilisateurs, et exportez la liste en XLSX ou CSV. Vos vues s’ouvrent depuis le menu, sur toutes les pages.",
    },
    webhooks: {
      title: "Journaux des webhooks",
      text: "Consultez chaque tentative avec sa requête et sa réponse. Testez un webhook, renvoyez un événement ou copiez la requête au format cURL.",
    },
    appointments: {
      title: "Services et rendez-vous",
      text: "Définissez les horaires et les agents des rendez-vous. Déplacez, réaffectez et clôturez les rendez-vous depuis leur liste.",
    },
    palette: {
      title: "Recherche depuis toutes les pages",
      text: "Appuyez sur Ctrl K, ou ⌘ K, pour rechercher des pages, des fiches et des actions. Les dernières utilisées s’affichent en premier.",
    },
    help: {
      title: "L’aide à côté de chaque page",
      text: "Appuyez sur H pour ouvrir l’aide de la page actuelle. Faites-y des recherches et redimensionnez-la comme vous le souhaitez.",
    },
    records: {
      title: "Étiquettes, motifs d’abandon, sujets IA et liens",
      text: "Créez, modifiez et supprimez ces éléments dans des listes avec recherche, tri et filtres.",
    },
    monitor: {
      title: "Le moniteur en direct",
      text: "Suivez les clients en attente, les appels en cours et les agents disponibles, en temps réel.",
    },
  },
} satisfies NamespaceChangelogTranslation;

export default fr_changelog;
