import type { NamespaceBusinessTranslation } from "../../i18n-types";

const fr_business = {
  title: "Entreprise",
  identity: "Informations sur l’entreprise",
  defaults: "Administration",
  fields: {
    name: "Nom",
    taxId: "Numéro fiscal",
    address: "Adresse",
    country: "Pays",
    principal: "Administrateur principal",
    language: "Langue",
  },
  principalHint:
    "L’administrateur principal gère le compte et les autres administrateurs. Si vous choisissez un autre administrateur principal, vous restez dans le compte comme simple administrateur.",
  languageHint:
    "Langue par défaut de la console pour tous les utilisateurs. Chaque utilisateur peut choisir une autre langue.",
  handOver: "Transférer le compte",
  handOverText:
    "{name} deviendra l’administrateur principal. Vous resterez administrateur, mais ne pourrez plus modifier l’entreprise ni les autres administrateurs.",
  handOverVerb: "Transférer",
  cancel: "Annuler",
  saved: "Informations sur l’entreprise enregistrées",
  failed: "Impossible de charger le compte",
  faults: {
    name: "Saisissez un nom valide.",
    taxId: "Saisissez un numéro fiscal valide.",
    address: "Saisissez une adresse valide.",
    country: "Choisissez un pays.",
    principal: "Choisissez un administrateur de ce compte qui puisse se connecter.",
    language: "Choisissez une langue.",
  },
} satisfies NamespaceBusinessTranslation;

export default fr_business;
