import type { NamespaceSupervisionTranslation } from "../../i18n-types";

const fr_supervision = {
  title: "Supervision en direct",
  leave: "Quitter l’appel",
  cancel: "Annuler",
  showDetails: "Afficher les détails",
  hideDetails: "Masquer les détails",
  duration: "Durée de la supervision",
  trail: "Événements de l’appel",
  mediaNote: "Vous pouvez suivre les événements de cet appel, sans le son ni l’image.",
  summary: "L’appel est terminé. Vous l’avez supervisé pendant {lasted}.",
  accepted: "Conditions acceptées. La supervision en direct est activée. Relancez-la depuis l’appel.",
  stages: {
    off: "Inactive",
    terms: "Conditions",
    joining: "Connexion",
    listening: "En cours",
    interrupted: "Interrompue",
    leaving: "Sortie",
    ended: "Terminée",
  },
  problems: {
    notAnswered: "L’appel est en cours, attendez qu’un agent le prenne en charge.",
    permission: "Vous n’avez pas l’autorisation de superviser des appels.",
    featureDisabled:
      "La supervision en direct n’est pas activée pour ce compte. Un administrateur peut l’activer.",
    callEnded: "L’appel est terminé.",
    failed: "La supervision n’a pas pu être lancée. Réessayez.",
    offline: "Vous ne semblez pas connecté à Internet. Réessayez une fois la connexion rétablie.",
    editFailed: "Les conditions n’ont pas pu être enregistrées. Réessayez.",
    already: "Vous supervisez déjà un appel. Quittez-le d’abord.",
    interrupted: "La page a été rechargée avant la réponse de la plateforme. Relancez la supervision.",
  },
  terms: {
    title: "Activer la supervision en direct",
    intro:
      "Pour utiliser la supervision en direct, un administrateur doit accepter ces conditions au nom du compte.",
    points: {
      law: "Les appels ne sont supervisés que si la loi du pays de chaque partie le permet.",
      purpose:
        "Les appels sont supervisés uniquement pour former les agents, assurer la qualité et apporter une aide pendant un appel.",
      inform:
        "Les agents et les clients sont informés à l’avance que les appels peuvent être supervisés en direct.",
      access:
        "Seuls les superviseurs et les administrateurs supervisent des appels, chacun avec son propre compte.",
      record:
        "Chaque supervision est consignée dans le journal d’événements, avec l’utilisateur, l’appel et les heures de début et de fin, et affichée sur le moniteur.",
      confidential: "Le contenu des appels est confidentiel : il n’est ni copié ni transmis.",
      revoke:
        "Un administrateur peut désactiver la supervision en direct à tout moment ; les superviseurs présents dans un appel le quittent aussitôt.",
    },
    read: "J’ai lu les sept points et je les accepte au nom du compte",
    missing: "Acceptez les conditions pour activer la supervision en direct",
    accept: "Accepter et activer",
    keep: "Pas maintenant",
  },
} satisfies NamespaceSupervisionTranslation;

export default fr_supervision;
