import type { NamespaceResetTranslation } from "../../i18n-types";

const fr_reset = {
  titles: { reset: "Réinitialiser le mot de passe", activation: "Activer le compte" },
  signIn: "Retour à la connexion",
  kept: "Cette plateforme n’a pas de serveur de messagerie : le courriel reste dans la boîte d’envoi, où un administrateur le trouve, sous Compte → Utilitaires.",
  email: {
    text: {
      reset:
        "La plateforme vous écrit un courriel avec un code PIN et un lien pour choisir un nouveau mot de passe.",
      activation:
        "La plateforme vous écrit un courriel avec un code PIN et un lien pour choisir votre premier mot de passe.",
    },
    label: "Adresse électronique",
    submit: "Demander le courriel",
    missing: "Saisissez votre adresse électronique pour recevoir un nouveau lien.",
  },
  pin: {
    title: "Saisissez le code PIN du courriel",
    text: "Si {email} appartient à un compte, un courriel lui est écrit. Son code PIN est valable 10 minutes.",
    label: "Code PIN",
    hint: "8 chiffres. Le lien du courriel fait la même chose.",
    submit: "Continuer",
    missing: "Saisissez les huit chiffres.",
    resend: "Demander un autre courriel",
    rest: "Vous pourrez demander un autre courriel dans {seconds} seconde{{s}}.",
    back: "Utiliser une autre adresse",
  },
  password: {
    titles: { reset: "Choisissez un nouveau mot de passe", activation: "Choisissez votre mot de passe" },
    text: "Au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
    ends: "Le changement ferme toutes vos sessions, sur tous les appareils.",
    label: "Nouveau mot de passe",
    repeat: "Répétez le mot de passe",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    agreement:
      "J’accepte les <terms>conditions d’utilisation</terms> et l’<privacy>avis de confidentialité</privacy>",
    submit: { reset: "Changer le mot de passe", activation: "Activer le compte" },
    faults: {
      short: "Le mot de passe doit contenir au moins 6 caractères.",
      policy:
        "Le mot de passe doit contenir au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
      mismatch: "Les mots de passe doivent être identiques.",
      terms: "Acceptez les conditions pour activer le compte.",
    },
  },
  checking: { title: "Ouverture du lien", text: "On demande à la plateforme si le lien est valable." },
  unanswered: { title: "Le lien n’a pas pu être vérifié", again: "Réessayer" },
  invalid: {
    title: "Ce lien n’est pas valable",
    text: "L’adresse est incomplète, ou ce lien n’a jamais existé. Ouvrez le lien du courriel, ou demandez-en un nouveau.",
  },
  expired: {
    title: "Ce lien ou ce code PIN a expiré",
    text: "Il a été utilisé ou remplacé, essayé trop souvent, ou il est trop ancien. Demandez-en un nouveau.",
  },
  tooMany: {
    title: "Trop de liens ont été demandés",
    text: "Un autre pourra être demandé dans 24 heures, le {time}. Les liens des courriels que vous avez fonctionnent tant qu’ils sont valables.",
    back: "Saisir un code PIN",
  },
  activated: {
    title: "Ce compte est déjà activé",
    text: "Il n’a plus besoin de lien. Connectez-vous avec votre mot de passe.",
  },
  done: {
    titles: { reset: "Votre nouveau mot de passe est en place", activation: "Votre compte est actif" },
    text: {
      reset: "Toutes vos sessions sont fermées. Connectez-vous avec le nouveau mot de passe.",
      activation: "Connectez-vous avec votre adresse et votre mot de passe.",
    },
    submit: "Se connecter",
  },
  newLink: "Demander un nouveau lien",
  activeHint:
    "Ouvrez le lien de son courriel, saisissez son code PIN là où vous l’avez demandé, ou attendez dix minutes au plus.",
  papers: {
    label: "Mentions légales",
    terms: "Conditions d’utilisation",
    privacy: "Avis de confidentialité",
  },
  problems: {
    linkUnknown: "Ce lien n’est pas valable.",
    linkExpired: "Le lien ou le code PIN a expiré.",
    policy:
      "Le mot de passe doit contenir au moins 8 caractères : une majuscule, une minuscule, un chiffre et un caractère spécial.",
    weak: "Ce mot de passe est facile à deviner : il est courant, ou contient votre nom ou votre adresse. Choisissez-en un autre.",
    tooManyLinks: "Trop de liens ont été demandés. Réessayez dans 24 heures.",
    tooOften:
      "Trop de demandes sont arrivées de ce réseau en une minute. Patientez une minute, puis réessayez.",
    alreadyActivated: "Ce compte est déjà activé.",
    activeRequest: "Une autre demande de réinitialisation du mot de passe est active",
    pin: "Code PIN incorrect",
    tries: "Le code PIN a été faux cinq fois, il ne fonctionne plus. Demandez un nouveau courriel.",
    unknown:
      "La plateforme a échoué sans dire pourquoi. Réessayez ; si cela se reproduit, demandez à votre administrateur.",
    terms: "Les conditions ne sont pas acceptées. Acceptez-les pour activer le compte.",
    offline: "Vous ne semblez pas connecté à Internet. Vérifiez la connexion et réessayez.",
    interrupted:
      "La page a été rechargée avant la réponse de la plateforme. Rien n’a été renvoyé ; réessayez.",
  },
} satisfies NamespaceResetTranslation;

export default fr_reset;
