import type { NamespaceShellTranslation } from "../../i18n-types";

const fr_shell = {
  skip: "Aller au contenu",
  sidebar: "Barre latérale",
  navigation: "Principale",
  breadcrumb: "Où vous êtes",
  notices: "Avis",
  openMenu: "Menu",
  collapse: "Replier la barre latérale",
  expand: "Déplier la barre latérale",
  groups: { now: "Maintenant", service: "Service" },
  pages: { monitor: "Moniteur en direct", segments: "Segments" },
  waiting: "{count|number} en attente",
  traffic: {
    demo: "Démonstration",
    demoText: "Les appels à l’écran sont simulés.",
    recording: "Enregistrement {name} ×{rate|number}",
    recordingText: "Des appels d’un journal, rejoués {rate|number} fois plus vite qu’ils n’ont eu lieu.",
    recordingStill: "Enregistrement {name}, à l’arrêt",
    recordingStillText: "Des appels d’un journal. L’horloge est arrêtée.",
    ends: {
      finished: "Enregistrement {name}, terminé",
      stopped: "Enregistrement {name}, arrêté",
      interrupted: "Enregistrement {name}, interrompu",
    },
    demoEnded: "Démonstration, arrêtée",
    endedText: "Il n’en vient plus rien. Les nombres sont ceux de sa fin.",
  },
  account: {
    open: "Compte : {name}",
    theme: "Thème",
    themes: { light: "Clair", dark: "Sombre", system: "Système" },
    shortcuts: "Raccourcis clavier",
    logout: "Se déconnecter",
  },
  shortcuts: {
    title: "Raccourcis clavier",
    goTo: "Aller à {page}",
    sidebar: "Replier ou déplier la barre latérale",
    help: "Afficher cette liste",
    everywhere: "Partout",
    here: "Sur cette page",
    single: "Les touches seules agissent",
    singleText: "Jamais pendant que vous écrivez dans un champ. Désactivez-les si vous dictez, ou si des touches sont pressées par mégarde.",
  },
  banners: {
    waiting: "<b>La plateforme ne répond pas.</b> Vous restez connecté ; elle est interrogée à nouveau toutes les quelques secondes.",
    offline: "<b>Pas de connexion.</b> Ce que vous voyez peut être ancien. Cela reprend de soi-même au retour de la connexion.",
    offlineShowing: "<b>Pas de connexion.</b> État de {time}. Cela reprend de soi-même au retour de la connexion.",
  },
  missing: {
    title: "Cette page n’existe pas",
    text: "Il n’y a rien à {path}. L’adresse est peut-être mal saisie, ou la page a changé de place.",
    back: "Aller aux segments",
  },
  forbidden: {
    title: "{page} ne vous est pas ouvert",
    text: "Votre privilège est {privilege}. Un administrateur de {account} peut vous en donner un qui ouvre cette page.",
  },
} satisfies NamespaceShellTranslation;

export default fr_shell;
