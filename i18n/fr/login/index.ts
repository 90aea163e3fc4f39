import type { NamespaceLoginTranslation } from "../../i18n-types";

const fr_login = {
  title: "Se connecter",
  email: "Adresse électronique ou nom d’utilisateur",
  password: "Mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  remember: "Rester connecté sur cet appareil",
  agreement: "J’accepte les <terms>conditions d’utilisation</terms> et l’<privacy>avis de confidentialité</privacy>",
  submit: "Se connecter",
  cancel: "Annuler",
  locked: "Changez ce que vous avez saisi, ou attendez une demi-minute.",
  missing: {
    email: "Saisissez votre adresse électronique ou votre nom d’utilisateur.",
    password: "Saisissez votre mot de passe.",
    otp: "Saisissez les six chiffres.",
    terms: "Acceptez les conditions pour vous connecter.",
  },
  problems: {
    terms: "Les conditions ne sont pas acceptées. Acceptez-les pour vous connecter.",
    credentials: "Veuillez vérifier votre adresse électronique ou votre mot de passe.",
    secondFactor: "Ce n’est pas le code de ce moment. Saisissez les six chiffres que votre application affiche maintenant.",
    codeExpired: "Le code 2FA a expiré, essayez avec un nouveau code",
    subscription: "Vous n’avez pas d’abonnement actif, veuillez nous contacter.",
    address: "Vous n’êtes pas autorisé à vous connecter avec l’adresse IP actuelle",
    attempts: "Vous avez dépassé le nombre de tentatives de connexion autorisé",
    sessionExpired: "La session a expiré, veuillez vous reconnecter.",
    server: "Le serveur passe une mauvaise journée, veuillez réessayer.",
    offline: "Vous ne semblez pas connecté à Internet. Vérifiez la connexion et réessayez.",
    unknown: "La connexion a échoué, et la plateforme n’a pas dit pourquoi. Réessayez ; si cela se reproduit, adressez-vous à votre administrateur.",
  },
  code: {
    title: "Code à deux facteurs",
    text: "Saisissez les 6 chiffres que votre application d’authentification affiche pour Switchboard.",
    label: "Code",
    digit: "Chiffre {place}",
    hint: "Vous pouvez coller le code entier.",
    back: "Utiliser un autre compte",
  },
  ended: {
    signedOut: "Vous êtes déconnecté.",
    expired: "Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.",
    elsewhere: "Vous vous êtes déconnecté dans un autre onglet.",
  },
  waiting: "La plateforme ne répond pas. Elle est interrogée à nouveau toutes les quelques secondes ; vous n’avez rien à faire.",
  greeting: "Bienvenue, {name}",
  agent: {
    title: "C’est un compte d’agent",
    text: "La console est destinée aux administrateurs et aux superviseurs. Dans {seconds} seconde{{s}}, vous serez dirigé vers votre panneau d’agent.",
    now: "Aller maintenant au panneau d’agent",
  },
  level: {
    title: "Ce compte relève d’une autre console",
    text: "Son niveau n’a pas sa place ici. Dans {seconds} seconde{{s}}, vous serez dirigé vers la console qui lui est destinée.",
    now: "Y aller maintenant",
  },
  notice: { target: "Destination", stay: "Se connecter avec un autre compte" },
  papers: { label: "Mentions légales", terms: "Conditions d’utilisation", privacy: "Avis de confidentialité" },
} satisfies NamespaceLoginTranslation;

export default fr_login;
