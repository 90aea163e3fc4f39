import type { NamespaceBusinessTranslation } from "../../i18n-types";

const fr_business = {
  title: "Entreprise",
  identity: "L’entreprise",
  defaults: "Administration",
  fields: {
    name: "Nom",
    taxId: "Numéro fiscal",
    address: "Adresse",
    country: "Pays",
    principal: "Administrateur principal",
    language: "Langue",
  },
  principalHint: "Contrôle le compte et les autres administrateurs. La personne choisie prend votre place.",
  languageHint: "La langue par défaut de tous les utilisateurs.",
  handOver: "Transmettre le compte",
  handOverText:
    "{name} devient l’administrateur principal. Vous restez administrateur, et ne pouvez plus modifier l’entreprise ni les autres administrateurs.",
  handOverVerb: "Transmettre",
  keep: "Garder",
  saved: "L’entreprise a été enregistrée",
  failed: "Le compte ne s’est pas chargé",
  faults: {
    name: "Saisissez un nom valide.",
    taxId: "Saisissez un numéro fiscal valide.",
    address: "Saisissez une adresse valide.",
    country: "Choisissez un pays.",
    principal: "Choisissez un administrateur de ce compte qui peut se connecter.",
    language: "Choisissez une langue.",
  },
} satisfies NamespaceBusinessTranslation;

export default fr_business;
