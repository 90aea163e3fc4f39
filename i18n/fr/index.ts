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
    copyFailed: "Le navigateur a bloqué la copie. Sélectionnez le texte et copiez-le manuellement.",
    done: "Terminer",
    reload: "Recharger",
    tryAgain: "Réessayer",
    tryNow: "Réessayer maintenant",
  },
  opening: {
    label: "Ouverture de Switchboard",
    waiting: "La plateforme ne répond pas. Nouvelles tentatives à quelques secondes d’intervalle.",
  },
  chunk: {
    title: "Impossible de charger une partie de la console",
    text: "La connexion est peut-être coupée, ou une version plus récente de la console est disponible. Rechargez la page pour reprendre où vous en étiez.",
  },
  broken: {
    title: "Cette page a cessé de fonctionner",
    text: "Une erreur s’est produite dans la console. Rechargez la page pour reprendre où vous en étiez. Si cela se reproduit, signalez l’erreur « {error} ».",
  },
  // The login page needs no other texts.
  login: {
    title: "Se connecter",
    email: "Adresse e-mail ou identifiant",
    password: "Mot de passe",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    remember: "Rester connecté sur cet appareil",
    agreement:
      "J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>",
    submit: "Se connecter",
    forgot: "Mot de passe oublié ?",
    or: "ou",
    enterprise: "Authentification unique d’entreprise",
    locked: "Corrigez votre saisie, ou attendez 30 secondes.",
    missing: {
      email: "Saisissez votre adresse e-mail ou votre identifiant.",
      password: "Saisissez votre mot de passe.",
      terms: "Acceptez les conditions pour vous connecter.",
    },
    papers: {
      label: "Informations légales",
      terms: "Conditions d’utilisation",
      privacy: "Politique de confidentialité",
    },
  },
} satisfies Translation;

export default fr;
