import type { NamespaceSubscriptionsTranslation } from "../../i18n-types";

const fr_subscriptions = {
  title: "Abonnements",
  failed: "Impossible de charger l’offre",
  users: "Utilisateurs",
  used: "{used|number} sur {limit|number}",
  megabytes: "{used|number} sur {limit|number} Mo",
  room: "Vous pouvez encore ajouter {count|number} {{utilisateur|utilisateurs}}",
  full: "Limite d’utilisateurs atteinte. Contactez-nous pour l’augmenter.",
  unlimited: "Sans limite.",
  counts:
    "Le total inclut tous les agents et administrateurs créés dans le compte, même ceux qui ne peuvent pas se connecter, mais pas les utilisateurs issus de fichiers de relecture.",
  plan: "Fonctionnalités de l’offre",
  feature: "Fonctionnalité",
  limit: "Limite",
  state: "État",
  included: "Incluse",
  missing: "Non incluse",
  noLimit: "Sans limite",
  contact: "Contactez-nous pour ajouter une fonctionnalité ou augmenter une limite.",
  names: {
    users: "Utilisateurs",
    CALENDAR: "Calendriers",
    looker: "Rapports personnalisés",
    store_files: "Déposer des fichiers",
    sso: "Authentification unique",
  },
  texts: {
    users: "Utilisateurs du compte",
    CALENDAR: "Services avec disponibilités et rendez-vous ; la limite porte sur les services",
    looker: "Rapports que vous créez vous-même",
    store_files: "Fichiers stockés dans le compte",
    sso: "Connexion via le fournisseur d’identité de votre entreprise",
  },
} satisfies NamespaceSubscriptionsTranslation;

export default fr_subscriptions;
