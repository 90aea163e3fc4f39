import type { NamespaceBusinessTranslation } from "../../i18n-types";

const fr_business = {
  title: "Entreprise",
  identity: "Coordonnées de l’entreprise",
  defaults: "Administration",
  fields: {
    name: "Nom",
    taxId: "Numéro fiscal",
    address: "Adresse",
    country: "Pays",
    principal: "Administrateur principal",
    language: "Langue",
  },
  principalHint: "Contrôle le compte et les autres administrateurs. L’administrateur choisi vous remplace.",
  languageHint: "Langue par défaut de tous les utilisateurs.",
  handOver: "Transférer le compte",
  handOverText:
    "{name} devient l’administrateur principal. Vous restez administrateur, mais ne pouvez plus modifier l’entreprise ni les autres administrateurs.",
  handOverVerb: "Transférer",
  cancel: "Annuler",
  saved: "Entreprise enregistrée",
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
