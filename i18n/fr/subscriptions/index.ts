import type { NamespaceSubscriptionsTranslation } from "../../i18n-types";

const fr_subscriptions = {
  title: "Abonnements",
  failed: "Le forfait ne s’est pas chargé",
  users: "Utilisateurs",
  used: "{used|number} sur {limit|number}",
  megabytes: "{used|number} sur {limit|number} Mo",
  room: "De la place pour {count|number} {{utilisateur|utilisateurs}} de plus",
  full: "Il n’y a plus de place pour un utilisateur : en créer un est refusé. Contactez-nous pour relever la limite.",
  unlimited: "Il n’y a pas de limite.",
  counts:
    "Comptent tous ceux que le compte a créés, agents et administrateurs, qu’ils puissent se connecter ou non. Qui n’est nommé que par un enregistrement ne compte pas.",
  plan: "Ce que comprend le forfait",
  feature: "Fonction",
  limit: "Limite",
  state: "État",
  held: "Dans le forfait",
  missing: "Hors du forfait",
  noLimit: "Sans limite",
  contact: "Contactez-nous pour ajouter une fonction ou relever une limite.",
  names: {
    users: "Utilisateurs",
    CALENDAR: "Calendriers",
    looker: "Rapports personnalisés",
    store_files: "Téléverser des fichiers",
    sso: "Authentification unique",
  },
  texts: {
    users: "Personnes du compte",
    CALENDAR: "Services avec leurs disponibilités et rendez-vous ; les services comptent",
    looker: "Rapports que vous composez vous-même",
    store_files: "Fichiers gardés avec le compte",
    sso: "Se connecter par le fournisseur d’identité de votre entreprise",
  },
} satisfies NamespaceSubscriptionsTranslation;

export default fr_subscriptions;
