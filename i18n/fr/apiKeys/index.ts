import type { NamespaceApiKeysTranslation } from "../../i18n-types";

const fr_apiKeys = {
  title: "Clés d’API",
  search: "Chercher dans les clés d’API",
  loading: "Chargement des clés d’API",
  slow: "Le chargement continue. La plateforme est plus lente que d’habitude.",
  failed: "Les clés d’API ne se sont pas chargées",
  filtered: "Aucune clé d’API ne correspond",
  columns: {
    name: "Nom",
    prefix: "Commence par",
    privilege: "Privilège",
    usedAt: "Dernier usage",
    createdAt: "Créée",
    actions: "Actions",
  },
  explained: {
    prefix: "Les premiers caractères de la clé, pour la reconnaître ; la clé elle-même n’est pas gardée",
    usedAt: "Quand un système a demandé la dernière fois avec cette clé, à la minute près",
  },
  unused: "jamais utilisée",
  never: "jamais",
  by: "{day}, par {name}",
  byPlatform: "{day}, par la plateforme",
  create: "Nouvelle clé d’API",
  rename: "Renommer {name}",
  revoke: "Révoquer {name}",
  revokeVerb: "Révoquer la clé d’API",
  revoked: "{name} révoquée",
  told: { removed: "Révocation par {name}" },
  keep: "La garder",
  revokeText:
    "Les systèmes qui utilisent cette clé sont refusés dès leur prochaine requête. C’est irréversible.",
  lastUsed: "Elle a servi la dernière fois le {moment}.",
  neverUsed: "Elle n’a jamais servi.",
  nameHint: "Quel système l’utilise, par exemple l’entrepôt de données",
  privilegeHint:
    "Ce que le système peut faire. Choisissez le minimum suffisant ; elle ne peut détenir plus que vous.",
  faults: {
    name: "Indiquez un nom",
    privilege: "Choisissez un privilège",
    gone: "Ce privilège n’existe plus",
    moreThanYours: "Ce privilège détient plus que le vôtre. Choisissez-en un moindre.",
  },
  made: {
    title: "Clé d’API {name}",
    once: "La clé n’est montrée que cette fois. Copiez-la maintenant et gardez-la là où seul le système la lit.",
    key: "La clé d’API",
    copy: "Copier la clé d’API",
    how: "Le système l’envoie avec chaque requête, dans l’en-tête X-Api-Key.",
    kept: "J’ai gardé la clé",
    missing: "Cochez ceci une fois la clé gardée : elle n’est plus montrée.",
  },
  empty: {
    title: "Pas encore de clés d’API",
    text: "Une clé permet à un autre système de lire dans ce compte, ou d’y envoyer des appels, sans que personne ne se connecte.",
  },
} satisfies NamespaceApiKeysTranslation;

export default fr_apiKeys;
