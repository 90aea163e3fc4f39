import type { Translation } from "../i18n-types";

const fr = {
  product: "Switchboard",
  windowTitle: "{page} · Switchboard",
  unknown: "-",
  language: "Langue",
  newTab: "s’ouvre dans un nouvel onglet",
  actions: {
    clear: "Effacer",
    clearSearch: "Effacer la recherche",
    close: "Fermer",
    copied: "Copié",
    copyFailed: "Le navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le à la main.",
    done: "Terminé",
    reload: "Recharger",
    tryAgain: "Réessayer",
    tryNow: "Essayer maintenant",
  },
  opening: {
    label: "Ouverture de Switchboard",
    waiting: "La plateforme ne répond pas. Elle est interrogée à nouveau toutes les quelques secondes.",
  },
  chunk: {
    title: "Une partie de la console ne s’est pas chargée",
    text: "La connexion est peut-être coupée, ou la plateforme a une version plus récente de la console. Rechargez la page : l’adresse garde ce que vous regardiez.",
  },
  broken: {
    title: "Cette page a cessé de fonctionner",
    text: "Une erreur de la console l’a arrêtée. Rechargez la page : l’adresse garde ce que vous regardiez. Si cela se reproduit, citez « {error} ».",
  },
} satisfies Translation;

export default fr;
