import type { NamespaceUtilitiesTranslation } from "../../i18n-types";

const fr_utilities = {
  title: "Utilitaires",
  outbox: "Boîte d’envoi",
  count: "{count|number} {{|courriel|||de courriels|courriels}}",
  lead: "Ce que la plateforme a écrit aux personnes de ce compte. Sans serveur de messagerie, les courriels restent ici, et c’est vous qui transmettez leur contenu.",
  search: "Chercher par destinataire",
  columns: { to: "À", subject: "Objet", state: "État", createdAt: "Écrit", sentAt: "Envoyé" },
  states: { kept: "Gardé ici", waiting: "Envoi en cours", sent: "Envoyé", failed: "Échoué" },
  kinds: {
    reset: "Nouveau mot de passe",
    activation: "Invitation",
    activated: "Déjà actif",
    "password-changed": "Mot de passe changé",
    "email-changed": "Adresse changée",
    "two-factor-on": "2FA activée",
    "two-factor-off": "2FA désactivée",
    "backup-codes-renewed": "Codes de secours renouvelés",
    "api-key-created": "Clé d’API créée",
    "sso-changed": "SSO modifié",
  },
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
    hidden: "Le code PIN et le lien sont masqués jusqu’à ce que vous saisissiez votre mot de passe.",
    hiddenLink: "Le lien est masqué jusqu’à ce que vous saisissiez votre mot de passe.",
    show: "Afficher le code PIN et le lien",
    showLink: "Afficher le lien",
    gone: "Le code PIN et le lien ne figurent pas dans cette copie : ils ont été envoyés, ne servent plus ou sont ceux d’une personne dont vous ne définissez pas le mot de passe.",
    loading: "Chargement du courriel",
    failed: "Le courriel ne s’est pas chargé",
  },
  empty: { title: "Pas encore de courriels", text: "Un courriel apparaît ici quand quelqu’un demande un nouveau mot de passe ou est invité, et quand on change ce qui protège un compte." },
} satisfies NamespaceUtilitiesTranslation;

export default fr_utilities;
