import type { NamespaceViewsTranslation } from "../../i18n-types";

const fr_views = {
  tabs: "Vues",
  all: "Tout",
  shared: "partagée",
  changed: "Modifiée",
  keep: "Enregistrer les modifications",
  asSaved: "Annuler les modifications",
  acts: "Actions sur la vue « {name} »",
  save: "Enregistrer cette vue",
  saveAs: "Enregistrer comme nouvelle vue",
  rename: "Renommer",
  renameOne: "Renommer la vue « {name} »",
  share: "Partager avec tous les utilisateurs",
  unshare: "Ne plus partager",
  left: "Déplacer à gauche",
  right: "Déplacer à droite",
  remove: "Supprimer",
  removeOne: "Supprimer la vue « {name} »",
  removeOwn: "L’onglet de la vue est supprimé. Les fiches de la vue sont conservées.",
  removeShared:
    "L’onglet de la vue est supprimé pour tous les utilisateurs de cette liste. Les fiches de la vue sont conservées.",
  removed: "Vue « {name} » supprimée",
  name: "Nom",
  what: "Une vue enregistre les filtres, la recherche, le tri, les colonnes et leur largeur, ainsi que le nombre de lignes par page.",
  sharing: "Partager avec tous les utilisateurs de cette liste",
  sharingHint: "Les utilisateurs qui peuvent modifier cette liste peuvent aussi modifier la vue.",
  missing:
    "La vue indiquée dans ce lien a été supprimée ou n’est pas partagée avec vous. Toutes les fiches sont affichées.",
  showAll: "Tout afficher",
  stale: "Un autre utilisateur a modifié cette vue. La version actuelle est affichée ; réessayez.",
  faults: {
    name: "Saisissez un nom pour la vue",
    taken: "Vous avez déjà une vue de ce nom",
    many: "Vous avez déjà 50 vues pour cette liste. Supprimez d’abord une vue.",
    long: "Trop de filtres pour une vue. Retirez quelques filtres.",
  },
} satisfies NamespaceViewsTranslation;

export default fr_views;
