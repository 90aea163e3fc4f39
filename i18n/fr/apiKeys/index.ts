import type { NamespaceApiKeysTranslation } from "../../i18n-types";

const fr_apiKeys = {
  title: "Clés d’API",
  search: "Rechercher dans les clés d’API",

  columns: {
    name: "Nom",
    prefix: "Début de la clé",
    privilege: "Privilège",
    usedAt: "Dernière utilisation",
    createdAt: "Créée le",
    actions: "Actions",
  },
  explained: {
    prefix:
      "Premiers caractères de la clé, qui permettent de la reconnaître. La clé elle-même n’est pas conservée.",
    usedAt: "Dernière requête effectuée avec cette clé, à la minute près",
  },
  unused: "jamais utilisée",
  never: "jamais",
  by: "{day}, par {name}",
  byPlatform: "{day}, par la plateforme",
  create: "Nouvelle clé d’API",
  rename: "Renommer « {name} »",
  revoke: "Révoquer « {name} »",
  revokeVerb: "Révoquer la clé d’API",
  revoked: "Clé {name} révoquée",
  changes: { removed: "Révocation par {name}" },
  keep: "Conserver",
  revokeText:
    "Les systèmes qui utilisent cette clé perdent immédiatement l’accès. Cette action est irréversible.",
  lastUsed: "Dernière utilisation le {moment}.",
  neverUsed: "Jamais utilisée.",
  nameHint: "Système qui utilise la clé, par exemple un entrepôt de données",
  privilegeHint:
    "Définit ce que la clé permet. Choisissez le privilège le plus restreint qui suffise ; il ne peut pas être supérieur au vôtre.",
  faults: {
    name: "Saisissez un nom",
    privilege: "Choisissez un privilège",
    gone: "Ce privilège n’existe plus",
    moreThanYours: "Ce privilège est supérieur au vôtre. Choisissez un privilège moins élevé.",
  },
  made: {
    title: "Clé d’API « {name} »",
    once: "La clé n’est affichée qu’une fois. Copiez-la maintenant et conservez-la dans un endroit auquel seul le système qui l’utilise a accès.",
    key: "Clé d’API",
    copy: "Copier la clé d’API",
    how: "Le système envoie la clé avec chaque requête, dans l’en-tête X-Api-Key.",
    kept: "J’ai enregistré la clé",
    missing: "Confirmez que vous avez enregistré la clé : elle ne sera plus affichée.",
  },
  empty: {
    title: "Pas encore de clés d’API",
    text: "Une clé d’API permet à un autre système de lire les données de ce compte ou d’y envoyer des appels. Créez une première clé pour connecter un système.",
  },
} satisfies NamespaceApiKeysTranslation;

export default fr_apiKeys;
