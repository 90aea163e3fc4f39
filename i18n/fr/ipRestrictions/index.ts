import type { NamespaceIpRestrictionsTranslation } from "../../i18n-types";

const fr_ipRestrictions = {
  title: "Restrictions d’IP",
  search: "Chercher une restriction",
  loading: "Chargement des restrictions d’IP",
  slow: "Le chargement continue. La plateforme est plus lente que d’habitude.",
  failed: "Les restrictions d’IP ne se sont pas chargées",
  filtered: "Aucune restriction d’IP ne correspond",
  columns: {
    range: "Adresse ou plage",
    users: "Utilisateurs",
    description: "Description",
    createdAt: "Créée",
    actions: "Actions",
  },
  explained:
    "Qui est nommé ici ne peut se connecter que depuis ces adresses et celles de ses autres restrictions",
  nobody: "personne",
  andMore: "{names} et {count|number} de plus",
  create: "Nouvelle restriction d’IP",
  edit: "Modifier {range}",
  remove: "Retirer {range}",
  removeVerb: "Retirer la restriction d’IP",
  removed: "{range} retirée",
  keep: "La garder",
  removeText: "{names} pourra alors se connecter de partout, sauf si une autre restriction l’indique.",
  removeEach: "Qui elle nomme pourra se connecter de partout, sauf si une autre restriction le nomme.",
  wouldLockOut:
    "Sans elle, vous ne pourriez plus vous connecter d’où vous êtes. Supprimez-la à part, si c’est voulu.",
  wouldLockOutIfEdited:
    "Avec cette modification, vous ne pourriez plus vous connecter d’où vous êtes. Modifiez-la à part, si c’est voulu.",
  removeNobody: "Elle ne nomme personne, rien ne change donc.",
  meaning:
    "Les utilisateurs que vous nommez ne peuvent se connecter que depuis ces adresses et celles de leurs autres restrictions. Cela vaut dès leur prochaine requête ; qui n’est nommé nulle part peut se connecter de partout.",
  rangeHint: "IPv4 ou IPv6, comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/32",
  rangeHintHere: "IPv4 ou IPv6, comme 192.0.2.0/24 ou 2001:db8::/32. Vous vous connectez depuis {address}.",
  usersHint: "Tapez quelques lettres d’un nom",
  descriptionHint: "Ce que sont ces adresses, par exemple le bureau de Lyon",
  faults: {
    taken: "Une autre restriction désigne déjà l’un de ces utilisateurs avec cette plage",
    missing: "Indiquez une adresse ou une plage",
    noRange:
      "Ce n’est ni une adresse IP ni une plage. Une plage s’écrit comme 192.0.2.0/24, sans zéros en tête.",
    users: "Nommez au moins un utilisateur",
    gone: "Un de ces utilisateurs n’existe plus",
  },
  lockOut: {
    title: "Vous fermer l’accès ?",
    text: "L’adresse depuis laquelle vous vous connectez n’est dans aucune des plages qui vous nommeraient.",
    textHere: "Vous vous connectez depuis {address}, qui n’est dans aucune des plages qui vous nommeraient.",
    wayBack:
      "Ensuite, plus rien ne vous répond ici : continuez depuis une adresse permise, ou un autre administrateur le change.",
    verb: "Me fermer l’accès",
    keep: "Revenir",
  },
  empty: {
    title: "Pas encore de restrictions d’IP",
    text: "Tout le monde peut se connecter de partout. Une restriction fait que les utilisateurs qu’elle nomme ne se connectent que depuis vos adresses.",
  },
} satisfies NamespaceIpRestrictionsTranslation;

export default fr_ipRestrictions;
