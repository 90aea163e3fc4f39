import type { NamespaceIpRestrictionsTranslation } from "../../i18n-types";

const fr_ipRestrictions = {
  title: "Restrictions IP",
  search: "Rechercher dans les restrictions IP",

  columns: {
    range: "Adresse ou plage",
    users: "Utilisateurs",
    description: "Description",
    createdAt: "Créée le",
    actions: "Actions",
  },
  explained:
    "Ces utilisateurs ne peuvent se connecter que depuis cette plage et celles de leurs autres restrictions",
  none: "aucun utilisateur",
  andMore: "{names} et {count|number} {{autre|autres}}",
  create: "Nouvelle restriction IP",
  edit: "Modifier la restriction IP {range}",
  remove: "Supprimer la restriction IP {range}",
  removeVerb: "Supprimer la restriction IP",
  removed: "Restriction IP {range} supprimée",
  keep: "Conserver",
  removeText:
    "Cette suppression permettra à {names} de se connecter depuis n’importe quelle adresse, sauf si d’autres restrictions s’appliquent.",
  removeEach:
    "Les utilisateurs concernés pourront se connecter depuis n’importe quelle adresse, sauf si d’autres restrictions s’appliquent.",
  wouldLockOut:
    "Supprimer cette restriction bloquerait votre propre accès. Pour confirmer, supprimez-la séparément.",
  wouldLockOutIfEdited:
    "Cette modification bloquerait votre propre accès. Pour confirmer, modifiez cette restriction séparément.",
  removeUnused: "Cette restriction ne s’applique à aucun utilisateur : sa suppression ne change aucun accès.",
  meaning:
    "Les utilisateurs choisis ne pourront se connecter que depuis ces adresses et celles de leurs autres restrictions, dès leur prochaine requête. Les utilisateurs sans restriction peuvent se connecter depuis n’importe quelle adresse.",
  rangeHint: "IPv4 ou IPv6, comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/32",
  rangeHintHere: "IPv4 ou IPv6, comme 192.0.2.0/24 ou 2001:db8::/32. Votre adresse est {address}.",
  usersHint: "Saisissez une partie du nom",
  descriptionHint: "À quoi correspondent ces adresses, par exemple le bureau de Lyon",
  faults: {
    taken: "Une autre restriction applique déjà cette plage à l’un de ces utilisateurs",
    missing: "Saisissez une adresse ou une plage",
    noRange:
      "Ce n’est ni une adresse IP ni une plage. Écrivez les plages sous la forme 192.0.2.0/24, sans zéros initiaux.",
    users: "Choisissez au moins un utilisateur",
    gone: "L’un de ces utilisateurs n’existe plus",
  },
  lockOut: {
    title: "Bloquer votre propre accès ?",
    text: "Votre adresse actuelle n’est dans aucune des plages qui vous seraient autorisées.",
    textHere: "Votre adresse {address} n’est dans aucune des plages qui vous seraient autorisées.",
    wayBack:
      "Vous perdrez l’accès immédiatement. Pour le retrouver, connectez-vous depuis une adresse autorisée ou adressez-vous à un autre administrateur.",
    verb: "Bloquer mon accès",
    keep: "Retour",
  },
  empty: {
    title: "Pas encore de restrictions IP",
    text: "Tous les utilisateurs peuvent se connecter depuis n’importe quelle adresse. Ajoutez une restriction pour limiter l’accès aux adresses de votre choix.",
  },
} satisfies NamespaceIpRestrictionsTranslation;

export default fr_ipRestrictions;
