import type { NamespaceUtilitiesTranslation } from "../../i18n-types";

const fr_utilities = {
  title: "Utilitaires",
  outbox: "Boîte d’envoi",
  lead: "Ce que la plateforme a écrit aux personnes de ce compte. Sans serveur de messagerie, les courriels restent ici, et c’est vous qui transmettez leur contenu.",
  search: "Chercher par destinataire",
  columns: { to: "À", subject: "Objet", state: "État", createdAt: "Écrit", sentAt: "Envoyé" },
  states: { kept: "Gardé ici", waiting: "En route", sent: "Envoyé", failed: "Échoué" },
  kinds: { reset: "Nouveau mot de passe", activation: "Invitation", activated: "Déjà actif" },
  fields: { state: "État", kind: "Type" },
  mail: {
    pin: "Code PIN",
    link: "Lien",
    copyPin: "Copier le code PIN",
    copyLink: "Copier le lien",
    reason: "Pourquoi",
    tries: "Essais",
    text: "Texte",
    secret: "Quiconque a ceci peut choisir le mot de passe de {to}. Ne le donnez à personne d’autre.",
    gone: "Le code PIN et le lien ne sont plus dans cette copie : ils ont été envoyés, ou ne servent plus.",
    loading: "Chargement du courriel",
    failed: "Le courriel ne s’est pas chargé",
  },
  empty: { title: "Pas encore de courriels", text: "Un courriel apparaît ici quand quelqu’un demande un nouveau mot de passe, ou est invité." },
  filtered: { title: "Aucun courriel ne correspond", text: "{all|number} {{|courriel|||de courriels|courriels}} sans filtre." },
  failed: { title: "Les courriels ne se sont pas chargés" },
  loading: "Chargement des courriels",
  slow: "Le chargement continue. La plateforme est plus lente que d’habitude.",
} satisfies NamespaceUtilitiesTranslation;

export default fr_utilities;
