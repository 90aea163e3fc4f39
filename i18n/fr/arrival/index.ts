import type { NamespaceArrivalTranslation } from "../../i18n-types";

const fr_arrival = {
  cancel: "Annuler",
  problems: {
    terms: "Les conditions ne sont pas acceptées. Acceptez-les pour vous connecter.",
    credentials: "Veuillez vérifier votre adresse électronique ou votre mot de passe.",
    secondFactor:
      "Ce n’est pas le code de ce moment. Saisissez les six chiffres que votre application affiche maintenant.",
    codeExpired: "Le code 2FA a expiré, essayez avec un nouveau code",
    subscription: "Vous n’avez pas d’abonnement actif, veuillez nous contacter.",
    address: "Vous n’êtes pas autorisé à vous connecter avec l’adresse IP actuelle",
    attempts: "Vous avez dépassé le nombre de tentatives de connexion autorisé",
    sessionExpired: "La session a expiré, veuillez vous reconnecter.",
    server: "Le serveur passe une mauvaise journée, veuillez réessayer.",
    offline: "Vous ne semblez pas connecté à Internet. Vérifiez la connexion et réessayez.",
    unknown:
      "La connexion a échoué, et la plateforme n’a pas dit pourquoi. Réessayez ; si cela se reproduit, adressez-vous à votre administrateur.",
    interrupted:
      "La page a été rechargée avant que la plateforme ne réponde. Rien n’a été envoyé une seconde fois ; reconnectez-vous si vous n’êtes pas connecté.",
    notLeft:
      "Votre fournisseur d’identité ne s’est pas ouvert. Réessayez ; s’il ne s’ouvre toujours pas, adressez-vous à votre administrateur.",
    nowhere:
      "On ne connaît pas ici la place de ce compte, cette page ne peut donc pas y conduire. Adressez-vous à votre administrateur.",
  },
  lockLeft: "Vous pourrez réessayer dans {seconds} seconde{{s}}.",
  code: {
    title: "Code à deux facteurs",
    text: "Saisissez les 6 chiffres que votre application d’authentification affiche pour Switchboard.",
    wholeText:
      "Ce compte demande aussi un code. Connectez-vous avec votre mot de passe et les 6 chiffres que votre application d’authentification affiche.",
    label: "Code",
    digit: "Chiffre {place}",
    hint: "Vous pouvez coller le code entier.",
    back: "Utiliser un autre compte",
    toBackup: "Utiliser un code de secours",
    toApp: "Utiliser le code de l’application",
    backup: "Code de secours",
    backupText: "Saisissez l’un des codes de secours que vous avez conservés. Chacun ne sert qu’une fois.",
    missing: "Saisissez les six chiffres.",
    missingBackup: "Saisissez l’un de vos codes de secours, avec ou sans tirets.",
  },
  enterprise: {
    title: "Se connecter avec l’authentification unique d’entreprise",
    email: "Adresse électronique professionnelle",
    hint: "Nous l’utilisons uniquement pour trouver votre fournisseur d’identité.",
    missing: "Saisissez votre adresse professionnelle, par exemple nom@entreprise.com.",
    submit: "Continuer vers le fournisseur d’identité",
    back: "Revenir à la connexion par mot de passe",
    refused: {
      answer:
        "La réponse de votre fournisseur d’identité n’a pas pu être acceptée et personne n’a été connecté. Réessayez ; si cela se reproduit, votre administrateur en trouvera la raison dans le journal d’audit.",
      request: "Cette connexion a déjà servi, ou a pris plus de 15 minutes. Recommencez.",
      user: "Votre fournisseur d’identité vous connaît, mais aucun utilisateur de ce compte ne vous correspond. Adressez-vous à votre administrateur.",
      off: "L’authentification unique a été désactivée pour votre compte. Connectez-vous avec votre mot de passe, ou adressez-vous à votre administrateur.",
    },
  },
  claiming: {
    title: "Connexion en cours",
    text: "Vous avez été admis ailleurs ; cette page prend le relais.",
  },
  feedback: {
    title: "Ouverture de l’outil de suggestions",
    text: "Vous y êtes connecté avec ce compte.",
    failed: "L’outil de suggestions n’a pas pu s’ouvrir. Vous êtes connecté ici.",
  },
  ended: {
    signedOut: "Vous êtes déconnecté.",
    expired: "Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.",
    elsewhere: "Vous vous êtes déconnecté dans un autre onglet.",
    password:
      "Votre mot de passe a été changé, ce qui termine toutes les sessions. Connectez-vous avec le nouveau.",
    revoked:
      "Votre session a été terminée depuis un autre de vos appareils ou par un administrateur. Connectez-vous pour continuer.",
  },
  waiting:
    "La plateforme ne répond pas. Elle est interrogée à nouveau toutes les quelques secondes ; vous n’avez rien à faire.",
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
  notice: { account: "Compte", target: "Destination", stay: "Se connecter avec un autre compte" },
} satisfies NamespaceArrivalTranslation;

export default fr_arrival;
