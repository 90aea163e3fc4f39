import type { NamespaceRecordsTranslation } from "../../i18n-types";
import { agentFormExports } from "./agent-form-exports";
import { calendars } from "./calendars";
import { recordingsSettings } from "./recordings-settings";
import { contacts } from "./contacts";
import { departments } from "./departments";
import { formsAndSurveys } from "./forms";

const fr_records = {
  letterPreview: {
    title: "Aperçu",
    show: "Afficher l’aperçu",
    again: "Afficher l’état actuel",
    subject: "Objet : {subject}",
    variables: "Variables : {names}",
    wrong:
      "Certaines variables ne peuvent pas être remplies. Écrivez-les avec deux accolades autour d’un nom.",
  },
  rows: {
    up: "Monter {name}",
    down: "Descendre {name}",
    remove: "Retirer {name}",
    moved: "{name} est maintenant au rang {number}",
    most: "Pas plus de {most}",
    none: "Rien pour l’instant",
    colon: " : ",
  },
  ...formsAndSurveys,
  departments,
  tags: {
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
  },
  abandonReasons: {
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
  },
  aiTopics: {
    title: "Sujets d’IA",
    search: "Chercher dans les sujets",
    empty: {
      title: "Pas encore de sujets d’IA",
      text: "Un sujet est cherché dans les transcriptions des appels. Créez le premier dont vous voulez entendre parler.",
    },
    create: "Nouveau sujet d’IA",
    edit: "Modifier le sujet {name}",
    remove: "Supprimer le sujet {name}",
    removeText: "Il ne sera plus cherché. Les appels où il a été trouvé le gardent.",
    removed: "Sujet {name} supprimé",
    fields: { label: "Libellé", identifier: "Identifiant", description: "Description" },
    hints: {
      identifier: "Des minuscules, séparées par des tirets simples",
      description: "De quoi traite le sujet, en une phrase : plus elle est exacte, mieux il est trouvé",
    },
    faults: {
      identifier: {
        pattern: "Utilisez des minuscules, séparées par des tirets simples",
        taken: "Un autre sujet porte cet identifiant",
      },
    },
    choices: {},
  },
  referrers: {
    title: "Liens",
    search: "Chercher dans les liens",
    empty: {
      title: "Pas encore de liens",
      text: "Gardez les adresses des pages d’où appellent les clients, pour distinguer leurs appels.",
    },
    create: "Nouveau lien",
    edit: "Modifier le lien {name}",
    remove: "Supprimer le lien {name}",
    removeText: "Les appels venus de là gardent leur adresse.",
    removed: "Lien {name} supprimé",
    fields: { link: "Lien" },
    hints: { link: "L’adresse d’une page, avec http:// ou https://" },
    faults: {
      link: {
        pattern: "Saisissez une adresse qui commence par http:// ou https://",
        taken: "Ce lien existe déjà",
      },
    },
    choices: {},
  },
  contacts,
  recordingsSettings,
  integrations: {
    title: "Intégrations",
    search: "Chercher dans les intégrations",
    empty: {
      title: "Pas encore d’intégration",
      text: "Une intégration est un site qui porte le widget, ou un système qui travaille avec la plateforme. Créez la première pour le site d’où vos clients appellent.",
    },
    create: "Nouvelle intégration",
    edit: "Modifier l’intégration {name}",
    remove: "Supprimer l’intégration {name}",
    removeText:
      "Ce qui la cherche par son nom ou ses hôtes ne la trouve plus. Les appels venus de là restent.",
    removed: "Intégration {name} supprimée",
    fields: {
      name: "Nom",
      kind: "Type",
      hosts: "Hôtes autorisés",
      segments: "Segments",
      enabled: "Activée",
      description: "Description",
    },
    hints: {
      hosts:
        "Comme shop.example ou *.shop.example ; Entrée ou une virgule termine chacun. Aucun signifie partout.",
      segments: "Ce que les clients peuvent y choisir. Aucun signifie tous les segments visibles.",
      enabled: "Une intégration désactivée est gardée, et ne répond à personne",
    },
    faults: {
      name: { taken: "Une autre intégration a ce nom" },
      hosts: { pattern: "Utilisez des noms comme shop.example, sans https:// et sans chemin" },
    },
    choices: {
      kind: {
        website: "Site web",
        wordpress: "WordPress",
        shopify: "Shopify",
        magento: "Magento",
        prestashop: "PrestaShop",
        phone: "SDK téléphone",
        backend: "Backend",
      },
    },
  },
  notifications: {
    title: "Notifications",
    search: "Chercher dans les notifications",
    empty: {
      title: "Pas encore de notifications",
      text: "Dites à vos agents ce qu’il y a de neuf : tout de suite, ou au moment de votre choix.",
    },
    create: "Nouvelle notification",
    edit: "Modifier la notification {name}",
    fields: {
      title: "Titre",
      message: "Message",
      publishAt: "Publication",
      sentAt: "Envoyée",
      viewedBy: "Lue par",
    },
    hints: { publishAt: "Un moment passé, ou aucun, veut dire tout de suite" },
    told: { sent: "Envoi par {name}", viewed: "Lecture par {name}" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Suggestions",
    search: "Chercher dans les suggestions",
    empty: {
      title: "Pas encore de suggestions",
      text: "Dites ce qui vous manque dans cette console, ce qui vous gêne ou ce qui vous plaît.",
    },
    create: "Nouvelle suggestion",
    edit: "Modifier la suggestion {name}",
    remove: "Supprimer la suggestion {name}",
    removeText: "Plus personne ne la verra dans la liste.",
    removed: "Suggestion {name} supprimée",
    fields: { title: "En quelques mots", kind: "Nature", text: "Pourquoi", state: "Ce qu’il en advient" },
    hints: { text: "Ce que vous faisiez, et ce qui aiderait" },
    faults: {},
    choices: {
      kind: { idea: "Idée", trouble: "Problème", praise: "Compliment" },
      state: { open: "Ouverte", planned: "Prévue", done: "Faite", declined: "Écartée" },
    },
  },
  agentFormExports,
  ...calendars,
} satisfies NamespaceRecordsTranslation;

export default fr_records;
