import type { NamespaceProfileTranslation } from "../../i18n-types";

const fr_profile = {
  title: "Mon profil",
  person: "Informations personnelles",
  password: "Mot de passe",
  fields: {
    firstname: "Prénom",
    lastname: "Nom",
    email: "Adresse e-mail",
    lang: "Langue",
    password: "Nouveau mot de passe",
    repeat: "Confirmation du mot de passe",
  },
  browser: "Langue du navigateur",
  passwordHint:
    "Laissez ce champ vide pour conserver votre mot de passe. Un nouveau mot de passe doit comporter au moins 6 caractères ; toutes vos sessions seront alors fermées, y compris la session en cours.",
  saved: "Profil enregistré",
  unknown: "Votre profil n’a pas pu être enregistré. Réessayez.",
  faults: {
    firstname: "Saisissez votre prénom.",
    lastname: "Saisissez votre nom.",
    email: "Saisissez une adresse e-mail valide, par exemple ana@example.com.",
    taken: "Un autre utilisateur a déjà cette adresse e-mail.",
    short: "Le mot de passe doit comporter au moins 6 caractères.",
    weak: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    repeat: "Les mots de passe ne correspondent pas.",
  },
  sessions: {
    title: "Sessions ouvertes",
    note: "Navigateurs et appareils sur lesquels vous êtes connecté.",
    current: "Cette session",
    unknownBrowser: "Navigateur inconnu",
    used: "Dernière utilisation : {ago}",
    since: "ouverte le {day}",
    remembered: "session persistante",
    from: "adresse IP {address}",
    end: "Fermer la session",
    endOf: "Fermer la session ({browser}, dernière utilisation : {ago})",
    endOthers: "Fermer les autres sessions",
    ended: "Session fermée",
    othersEnded: "Autres sessions fermées",
    failed: "Impossible de charger les sessions.",
    onlySession: "Vous n’avez pas d’autre session ouverte.",
  },
} satisfies NamespaceProfileTranslation;

export default fr_profile;
