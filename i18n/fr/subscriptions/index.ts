import type { NamespaceSubscriptionsTranslation } from "../../i18n-types";

const fr_subscriptions = {
  title: "Abonnements",
  failed: "Impossible de charger le forfait",
  users: "Utilisateurs",
  used: "{used|number} sur {limit|number}",
  megabytes: "{used|number} sur {limit|number} Mo",
  room: "{count|number} {{utilisateur disponible|utilisateurs disponibles}}",
  full: "Limite d’utilisateurs atteinte. Contactez-nous pour l’augmenter.",
  unlimited: "Sans limite.",
  counts:
    "Tous les agents et administrateurs créés dans le compte comptent, même s’ils ne peuvent pas se connecter. Les utilisateurs issus de fichiers de relecture ne comptent pas.",
  plan: "Fonctions du forfait",
  feature: "Fonction",
  limit: "Limite",
  state: "État",
  included: "Incluse",
  missing: "Non incluse",
  noLimit: "Sans limite",
  contact: "Contactez-nous pour ajouter une fonction ou augmenter une limite.",
  names: {
    users: "Utilisateurs",
    CALENDAR: "Calendriers",
    looker: "Rapports personnalisés",
    store_files: "Téléverser des fichiers",
    sso: "Authentification unique",
  },
  texts: {
    users: "Utilisateurs du compte",
    CALENDAR: "Services avec disponibilités et rendez-vous ; la limite porte sur les services",
    looker: "Rapports que vous créez vous-même",
    store_files: "Fichiers stockés dans le compte",
    sso: "Connexion avec le fournisseur d’identité de votre entreprise",
  },
} satisfies NamespaceSubscriptionsTranslation;

export default fr_subscriptions;
