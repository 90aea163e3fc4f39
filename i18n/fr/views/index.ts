import type { NamespaceViewsTranslation } from "../../i18n-types";

const fr_views = {
  tabs: "Vues",
  all: "Tout",
  shared: "partagée",
  changed: "Modifiée",
  keep: "Enregistrer les modifications",
  asSaved: "Rétablir",
  acts: "Plus pour la vue {name}",
  save: "Enregistrer cette vue",
  saveAs: "Enregistrer comme nouvelle vue",
  rename: "Renommer",
  renameOne: "Renommer la vue {name}",
  share: "Partager avec tout le monde",
  unshare: "Ne plus partager",
  left: "Déplacer à gauche",
  right: "Déplacer à droite",
  remove: "Supprimer",
  removeOne: "Supprimer la vue {name}",
  removeOwn: "Son onglet disparaît. Les enregistrements qu’elle montre restent.",
  removeShared:
    "Son onglet disparaît pour tous ceux qui voient cette liste. Les enregistrements qu’elle montre restent.",
  removed: "Vue {name} supprimée",
  name: "Nom",
  what: "Elle garde les filtres, la recherche, l’ordre, les colonnes avec leurs largeurs et le nombre de lignes par page.",
  sharing: "Partager avec tous ceux qui peuvent voir cette liste",
  sharingHint: "Qui peut modifier le contenu de cette liste peut aussi modifier la vue.",
  missing: "La vue de ce lien a été supprimée ou n’est pas partagée avec vous. La liste montre tout.",
  showAll: "Tout afficher",
  stale:
    "Quelqu’un a modifié cette vue entre-temps. Vous la voyez telle qu’elle est ; essayez encore une fois.",
  faults: {
    name: "Donnez un nom à la vue",
    taken: "Une autre de vos vues porte ce nom",
    many: "Vous avez 50 vues de cette liste. Supprimez-en une d’abord.",
    long: "Elle a plus de filtres qu’une vue ne peut en garder. Retirez-en quelques-uns.",
  },
} satisfies NamespaceViewsTranslation;

export default fr_views;
