import type { NamespaceArrivalTranslation } from "../../i18n-types";

const fr_arrival = {
  cancel: "Annuler",
  problems: {
    terms: "Vous n’avez pas accepté les conditions. Acceptez-les pour vous connecter.",
    credentials: "Vérifiez votre adresse e-mail ou votre mot de passe.",
    secondFactor: "Code incorrect. Saisissez les six chiffres actuellement affichés dans votre application.",
    codeExpired: "Le code d’authentification a expiré. Réessayez avec un nouveau code.",
    subscription: "Vous n’avez pas d’abonnement actif. Contactez-nous.",
    address: "Vous n’êtes pas autorisé à vous connecter depuis l’adresse IP actuelle.",
    attempts: "Vous avez dépassé le nombre de tentatives de connexion autorisées.",
    sessionExpired: "La session a expiré. Reconnectez-vous.",
    server: "Le serveur a rencontré un problème. Réessayez.",
    offline: "Vous ne semblez pas être connecté à Internet. Vérifiez votre connexion et réessayez.",
    unknown:
      "La connexion a échoué. Réessayez. Si le problème persiste, adressez-vous à votre administrateur.",
    interrupted:
      "La page a été rechargée avant la réponse de la plateforme. Si vous n’êtes pas connecté, reconnectez-vous.",
    notLeft:
      "Impossible d’ouvrir votre fournisseur d’identité. Réessayez ou adressez-vous à votre administrateur.",
    nowhere: "L’adresse de votre console est manquante ou incorrecte. Adressez-vous à votre administrateur.",
  },
  retryIn: "Vous pourrez réessayer dans {seconds} seconde{{s}}.",
  code: {
    title: "Code d’authentification à deux facteurs",
    text: "Saisissez les 6 chiffres que votre application d’authentification affiche pour Switchboard.",
    wholeText:
      "Ce compte exige aussi un code. Connectez-vous avec votre mot de passe et les 6 chiffres affichés par votre application d’authentification.",
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
    email: "Adresse e-mail professionnelle",
    hint: "Nous l’utilisons uniquement pour trouver votre fournisseur d’identité.",
    missing: "Saisissez votre adresse e-mail professionnelle, par exemple nom@entreprise.com.",
    submit: "Continuer vers le fournisseur d’identité",
    back: "Revenir à la connexion par mot de passe",
    refused: {
      answer:
        "La réponse de votre fournisseur d’identité a été rejetée. Réessayez. Si le problème persiste, votre administrateur trouvera la raison du rejet dans le journal d’audit.",
      request: "Cette demande de connexion a déjà été utilisée ou date de plus de 15 minutes. Recommencez.",
      user: "Aucun utilisateur de ce compte ne correspond à votre identité. Adressez-vous à votre administrateur.",
      off: "L’authentification unique est désactivée pour votre compte. Connectez-vous avec votre mot de passe ou adressez-vous à votre administrateur.",
    },
  },
  claiming: {
    title: "Connexion en cours",
    text: "Vous êtes déjà authentifié. Cette page ouvre votre session.",
  },
  feedback: {
    title: "Ouverture de l’outil de suggestions",
    text: "Vous y serez connecté avec ce compte.",
    failed: "L’outil de suggestions n’a pas pu être ouvert. Vous êtes connecté à la console.",
  },
  ended: {
    signedOut: "Vous êtes déconnecté.",
    expired: "Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.",
    elsewhere: "Vous vous êtes déconnecté dans un autre onglet.",
    password:
      "Votre mot de passe a été modifié ; toutes les sessions ont donc été fermées. Connectez-vous avec le nouveau mot de passe.",
    revoked:
      "Votre session a été fermée depuis un autre appareil ou par un administrateur. Connectez-vous pour continuer.",
  },
  waiting: "La plateforme ne répond pas. Nouvelle tentative dans quelques secondes.",
  greeting: "Bienvenue, {name}",
  agent: {
    title: "Vous avez un compte d’agent",
    text: "La console est destinée aux administrateurs et aux superviseurs. Vous serez redirigé vers votre interface agent dans {seconds} seconde{{s}}.",
    now: "Accéder maintenant à l’interface agent",
  },
  level: {
    title: "Ce compte relève d’une autre console",
    text: "Votre privilège donne accès à une autre console. Vous y serez redirigé dans {seconds} seconde{{s}}.",
    now: "Accéder maintenant à cette console",
  },
  notice: { account: "Compte", target: "Destination", stay: "Se connecter avec un autre compte" },
} satisfies NamespaceArrivalTranslation;

export default fr_arrival;
