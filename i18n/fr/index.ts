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
  // The login waits for nothing else.
  login: {
    title: "Se connecter",
    email: "Adresse électronique ou nom d’utilisateur",
    password: "Mot de passe",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    remember: "Rester connecté sur cet appareil",
    agreement:
      "J’accepte les <terms>conditions d’utilisation</terms> et l’<privacy>avis de confidentialité</privacy>",
    submit: "Se connecter",
    forgot: "Mot de passe oublié ?",
    or: "ou",
    enterprise: "Authentification unique d’entreprise",
    locked: "Changez ce que vous avez saisi, ou attendez une demi-minute.",
    missing: {
      email: "Saisissez votre adresse électronique ou votre nom d’utilisateur.",
      password: "Saisissez votre mot de passe.",
      terms: "Acceptez les conditions pour vous connecter.",
    },
    papers: {
      label: "Mentions légales",
      terms: "Conditions d’utilisation",
      privacy: "Avis de confidentialité",
    },
  },
} satisfies Translation;

export default fr;
