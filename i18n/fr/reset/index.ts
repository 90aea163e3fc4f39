import type { NamespaceResetTranslation } from "../../i18n-types";

const fr_reset = {
  titles: { reset: "Réinitialiser le mot de passe", activation: "Activer le compte" },
  signIn: "Retour à la connexion",
  noMailServer:
    "Cette plateforme n’a pas de serveur de messagerie. Demandez le code PIN à un administrateur : l’e-mail qui contient ce code est conservé dans Compte → Utilitaires.",
  email: {
    text: {
      reset: "Vous recevrez un e-mail avec un code PIN et un lien pour choisir un nouveau mot de passe.",
      activation:
        "Vous recevrez un e-mail avec un code PIN et un lien pour choisir votre premier mot de passe.",
    },
    label: "Adresse e-mail",
    submit: "Envoyer l’e-mail",
    missing: "Saisissez votre adresse e-mail pour recevoir un nouveau lien.",
  },
  pin: {
    title: "Saisissez le code PIN reçu par e-mail",
    text: "Si {email} est l’adresse d’un utilisateur, un e-mail a été envoyé à cette adresse. Le code PIN est valable 10 minutes.",
    label: "Code PIN",
    hint: "8 chiffres. Vous pouvez aussi ouvrir le lien reçu par e-mail.",
    submit: "Continuer",
    missing: "Saisissez les huit chiffres.",
    resend: "Envoyer un nouveau code PIN",
    rest: "Vous pourrez envoyer un nouveau code PIN dans {seconds} seconde{{s}}.",
    back: "Utiliser une autre adresse e-mail",
  },
  password: {
    titles: { reset: "Choisissez un nouveau mot de passe", activation: "Choisissez votre mot de passe" },
    text: "Au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
    ends: "Toutes vos sessions seront fermées, sur tous les appareils.",
    label: "Nouveau mot de passe",
    repeat: "Confirmation du mot de passe",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    agreement:
      "J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>",
    submit: { reset: "Changer le mot de passe", activation: "Activer le compte" },
    faults: {
      short: "Le mot de passe doit comporter au moins 6 caractères.",
      policy:
        "Le mot de passe doit comporter au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
      mismatch: "Les mots de passe doivent être identiques.",
      terms: "Acceptez les conditions pour activer le compte.",
    },
  },
  checking: { title: "Ouverture du lien", text: "Vérification du lien en cours." },
  unanswered: { title: "Le lien n’a pas pu être vérifié", again: "Réessayer" },
  invalid: {
    title: "Ce lien n’est pas valable",
    text: "L’adresse est incomplète ou incorrecte. Ouvrez le lien reçu par e-mail ou demandez un nouveau lien.",
  },
  expired: {
    title: "Ce lien ou ce code PIN a expiré",
    text: "Il a déjà servi, a été remplacé, a été essayé trop souvent ou est trop ancien. Demandez un nouveau lien.",
  },
  tooMany: {
    title: "Trop de liens ont été demandés",
    text: "Vous pourrez demander un autre lien dans 24 heures, le {time}. Les liens des e-mails précédents restent valables jusqu’à leur expiration.",
    back: "Saisir un code PIN",
  },
  activated: {
    title: "Ce compte est déjà activé",
    text: "Vous n’avez pas besoin de lien. Connectez-vous avec votre mot de passe.",
  },
  done: {
    titles: { reset: "Votre mot de passe a été modifié", activation: "Votre compte est actif" },
    text: {
      reset: "Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.",
      activation: "Connectez-vous avec votre adresse e-mail et votre mot de passe.",
    },
    submit: "Se connecter",
  },
  newLink: "Demander un nouveau lien",
  activeHint:
    "Ouvrez le lien reçu par e-mail, saisissez le code PIN dans l’onglet où vous l’avez demandé, ou attendez dix minutes au plus.",
  papers: {
    label: "Informations légales",
    terms: "Conditions d’utilisation",
    privacy: "Politique de confidentialité",
  },
  problems: {
    linkUnknown: "Ce lien n’est pas valable.",
    linkExpired: "Le lien ou le code PIN a expiré.",
    policy:
      "Le mot de passe doit comporter au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
    weak: "Ce mot de passe est courant ou contient votre nom ou votre adresse e-mail. Choisissez un autre mot de passe.",
    tooManyLinks: "Trop de liens ont été demandés. Réessayez dans 24 heures.",
    tooOften: "Trop de demandes depuis ce réseau. Patientez une minute, puis réessayez.",
    alreadyActivated: "Ce compte est déjà activé.",
    activeRequest: "Une autre demande de réinitialisation du mot de passe est déjà active",
    pin: "Code PIN incorrect",
    tries: "Cinq saisies incorrectes : ce code PIN n’est plus valable. Envoyez un nouveau code PIN.",
    unknown: "La demande a échoué. Réessayez. Si le problème persiste, adressez-vous à votre administrateur.",
    terms: "Vous n’avez pas accepté les conditions. Acceptez-les pour activer le compte.",
    offline: "Vous ne semblez pas connecté à Internet. Vérifiez la connexion et réessayez.",
    interrupted: "La page a été rechargée avant la réponse de la plateforme. Réessayez.",
  },
} satisfies NamespaceResetTranslation;

export default fr_reset;
