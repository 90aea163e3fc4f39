import type { NamespaceTagsTranslation } from "../../i18n-types";

const fr_tags = {
  title: "Étiquettes",
  search: "Chercher dans les étiquettes",
  empty: {
    title: "Pas encore d’étiquettes",
    text: "Les agents mettent des étiquettes sur les appels, pour que vous puissiez trouver et compter de quoi ils traitaient.",
  },
  create: "Nouvelle étiquette",
  edit: "Modifier l’étiquette {name}",
  remove: "Supprimer l’étiquette {name}",
  removeText: "Les agents ne pourront plus la choisir. Les appels qui l’ont la gardent.",
  removed: "Étiquette {name} supprimée",
  fields: { label: "Libellé", name: "Nom", description: "Description" },
  hints: {
    label: "Ce que voient les agents",
    name: "Comment l’appellent les webhooks et les intégrations : lettres, chiffres, - et _",
  },
  faults: {
    name: {
      pattern: "Utilisez des lettres, des chiffres, - et _, et commencez par une lettre ou un chiffre",
      taken: "Une autre étiquette porte ce nom",
    },
  },
  choices: {},
} satisfies NamespaceTagsTranslation;

export default fr_tags;
