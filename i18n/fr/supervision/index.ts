import type { NamespaceSupervisionTranslation } from "../../i18n-types";

const fr_supervision = {
  title: "Supervision en direct",
  leave: "Quitter",
  cancel: "Annuler",
  followed: "Suivi depuis",
  trail: "Ce qui se passe dans l’appel",
  later:
    "Vous suivez les événements de l’appel à mesure qu’ils surviennent. Le son et l’image viendront plus tard.",
  summary: "L’appel est terminé. Vous l’avez suivi pendant {lasted}.",
  accepted:
    "Les conditions sont acceptées et la supervision en direct est activée. Relancez-la depuis l’appel.",
  stages: {
    off: "Inactive",
    terms: "Conditions",
    joining: "Connexion",
    listening: "En cours",
    interrupted: "Interrompue",
    leaving: "Départ",
    ended: "Terminée",
  },
  problems: {
    notAnswered: "L’appel est en cours, attendez un agent.",
    permission: "Vous n’avez pas l’autorisation de superviser des appels.",
    featureDisabled:
      "La supervision en direct n’est pas activée pour ce compte. Un administrateur peut l’activer.",
    callEnded: "L’appel est terminé.",
    failed: "La supervision n’a pas pu être lancée. Réessayez.",
    offline: "Vous ne semblez pas connecté à Internet. Réessayez une fois la connexion rétablie.",
    editFailed: "Les conditions n’ont pas pu être enregistrées. Réessayez.",
    already: "Vous suivez déjà un appel. Quittez-le d’abord.",
    interrupted: "La page a été rechargée avant la réponse de la plateforme. Recommencez.",
  },
  terms: {
    title: "Activer la supervision en direct",
    intro: "Avant que quiconque suive des appels en direct, quelqu’un accepte ces conditions pour le compte.",
    points: {
      law: "Les appels ne sont suivis que là où la loi du pays de chaque partie le permet.",
      purpose:
        "Les appels sont suivis pour former les agents, assurer la qualité et aider pendant un appel, et pour rien d’autre.",
      inform: "Agents et clients sont informés à l’avance que les appels peuvent être suivis en direct.",
      access:
        "Seuls les superviseurs et les administrateurs suivent des appels, chacun avec son propre accès.",
      record:
        "Qui a suivi quel appel, de quand à quand, est conservé dans le journal et affiché sur le moniteur.",
      confidential: "Ce qui est entendu ou vu est confidentiel : rien n’est copié ni transmis.",
      revoke:
        "Un administrateur peut désactiver la supervision en direct à tout moment ; quiconque suit un appel le quitte aussitôt.",
    },
    read: "J’ai lu les sept points et je les accepte pour le compte",
    missing: "Acceptez les conditions pour activer la supervision en direct",
    accept: "Accepter et activer",
    keep: "Pas maintenant",
  },
} satisfies NamespaceSupervisionTranslation;

export default fr_supervision;
