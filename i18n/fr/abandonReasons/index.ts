import type { NamespaceAbandonReasonsTranslation } from "../../i18n-types";

const fr_abandonReasons = {
  title: "Motifs d’abandon",
  search: "Chercher dans les motifs",
  empty: {
    title: "Pas encore de motifs d’abandon",
    text: "Les clients qui partent avant que quelqu’un réponde peuvent dire pourquoi. Créez le premier motif qu’ils pourront choisir.",
  },
  create: "Nouveau motif d’abandon",
  edit: "Modifier le motif {name}",
  remove: "Supprimer le motif {name}",
  removeText: "Les clients ne pourront plus le choisir. Les appels qui l’ont le gardent.",
  removed: "Motif {name} supprimé",
  fields: { label: "Libellé", name: "Nom", visibility: "Visibilité" },
  hints: {
    label: "Ce que lisent les clients",
    name: "Comment l’appellent les webhooks et les intégrations : lettres, chiffres, - et _",
    visibility: "Un motif masqué sert encore là où une intégration le nomme",
  },
  faults: {
    name: {
      pattern: "Utilisez des lettres, des chiffres, - et _, et commencez par une lettre ou un chiffre",
      taken: "Un autre motif porte ce nom",
    },
  },
  choices: {
    visibility: { visible: "Visible", hidden: "Masqué" },
  },
} satisfies NamespaceAbandonReasonsTranslation;

export default fr_abandonReasons;
