import type { NamespaceProfileTranslation } from "../../i18n-types";

const fr_profile = {
  title: "Mon profil",
  person: "Personne",
  password: "Mot de passe",
  fields: {
    firstname: "Prénom",
    lastname: "Nom",
    email: "Adresse électronique",
    lang: "Langue",
    password: "Nouveau mot de passe",
    repeat: "Répétez le mot de passe",
  },
  browser: "Celle du navigateur",
  passwordHint:
    "Vide : il reste le même. Au moins 6 caractères ; un nouveau ferme toutes vos sessions, celle-ci aussi.",
  saved: "Votre profil a été enregistré",
  unknown: "Votre profil n’a pas pu être enregistré et la plateforme n’a pas dit pourquoi. Réessayez.",
  faults: {
    firstname: "Saisissez votre prénom.",
    lastname: "Saisissez votre nom.",
    email: "Saisissez une adresse électronique valide, comme ana@example.com.",
    taken: "Un autre utilisateur utilise cette adresse.",
    short: "Le mot de passe doit comporter au moins 6 caractères.",
    weak: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    repeat: "Les deux mots de passe diffèrent.",
  },
  sessions: {
    title: "Sessions ouvertes",
    note: "Partout où vous êtes connecté.",
    current: "Cette session",
    unknownBrowser: "Navigateur inconnu",
    used: "Dernière utilisation {ago}",
    since: "depuis le {day}",
    remembered: "reste connectée",
    from: "depuis {address}",
    end: "Fermer",
    endOf: "Fermer la session dans {browser}, dernière utilisation {ago}",
    endOthers: "Fermer toutes les autres",
    ended: "La session a été fermée",
    othersEnded: "Toutes les autres sessions ont été fermées",
    failed: "Les sessions ne se sont pas chargées.",
    alone: "Vous n’êtes connecté qu’ici.",
  },
} satisfies NamespaceProfileTranslation;

export default fr_profile;
