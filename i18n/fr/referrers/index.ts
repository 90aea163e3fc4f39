import type { NamespaceReferrersTranslation } from "../../i18n-types";

const fr_referrers = {
  title: "Liens",
  search: "Chercher dans les liens",
  empty: {
    title: "Pas encore de liens",
    text: "Gardez les adresses des pages d’où appellent les clients, pour distinguer leurs appels.",
  },
  create: "Nouveau lien",
  edit: "Modifier le lien {name}",
  remove: "Supprimer le lien {name}",
  removeText: "Les appels venus de là gardent leur adresse.",
  removed: "Lien {name} supprimé",
  fields: { link: "Lien" },
  hints: { link: "L’adresse d’une page, avec http:// ou https://" },
  faults: {
    link: { pattern: "Saisissez une adresse qui commence par http:// ou https://", taken: "Ce lien existe déjà" },
  },
  choices: {},
} satisfies NamespaceReferrersTranslation;

export default fr_referrers;
