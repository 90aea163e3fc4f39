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
    again: "Actualiser l’aperçu",
    subject: "Objet : {subject}",
    variables: "Variables : {names}",
    wrong: "Certaines variables sont inconnues. Utilisez des noms connus, entre doubles accolades.",
  },
  rows: {
    up: "Monter {name}",
    down: "Descendre {name}",
    remove: "Retirer {name}",
    moved: "{name} : position {number}",
    most: "{most} au maximum",
    none: "Pas encore d’éléments",
    colon: " : ",
  },
  ...formsAndSurveys,
  departments,
  tags: {
    title: "Étiquettes",
    search: "Rechercher dans les étiquettes",
    empty: {
      title: "Pas encore d’étiquettes",
      text: "Les agents étiquettent les appels par sujet, pour que vous puissiez les retrouver et les compter. Ajoutez la première étiquette.",
    },
    create: "Nouvelle étiquette",
    edit: "Modifier l’étiquette « {name} »",
    remove: "Supprimer l’étiquette « {name} »",
    removeText: "Les agents ne pourront plus la choisir. Les appels qui l’ont déjà la conservent.",
    removed: "Étiquette « {name} » supprimée",
    fields: { label: "Libellé", name: "Nom", description: "Description" },
    hints: {
      label: "Affiché aux agents",
      name: "ID utilisé par les webhooks et les intégrations : lettres, chiffres, - et _",
    },
    faults: {
      name: {
        pattern: "Utilisez des lettres, des chiffres, - et _. Commencez par une lettre ou un chiffre.",
        taken: "Une autre étiquette porte ce nom",
      },
    },
    choices: {},
  },
  abandonReasons: {
    title: "Motifs d’abandon",
    search: "Rechercher dans les motifs",
    empty: {
      title: "Pas encore de motifs d’abandon",
      text: "Les clients qui partent avant d’être pris en charge peuvent choisir un motif. Ajoutez votre premier motif.",
    },
    create: "Nouveau motif d’abandon",
    edit: "Modifier le motif « {name} »",
    remove: "Supprimer le motif « {name} »",
    removeText: "Les clients ne pourront plus le choisir. Les appels qui l’ont déjà le conservent.",
    removed: "Motif « {name} » supprimé",
    fields: { label: "Libellé", name: "Nom", visibility: "Visibilité" },
    hints: {
      label: "Affiché aux clients",
      name: "ID utilisé par les webhooks et les intégrations : lettres, chiffres, - et _",
      visibility:
        "Masqué : les clients ne peuvent pas le choisir, mais les intégrations peuvent encore l’utiliser",
    },
    faults: {
      name: {
        pattern: "Utilisez des lettres, des chiffres, - et _. Commencez par une lettre ou un chiffre.",
        taken: "Un autre motif porte ce nom",
      },
    },
    choices: {
      visibility: { visible: "Visible", hidden: "Masqué" },
    },
  },
  aiTopics: {
    title: "Sujets IA",
    search: "Rechercher dans les sujets",
    empty: {
      title: "Pas encore de sujets IA",
      text: "L’IA recherche les sujets dans les transcriptions des appels. Ajoutez le premier sujet à suivre.",
    },
    create: "Nouveau sujet IA",
    edit: "Modifier le sujet « {name} »",
    remove: "Supprimer le sujet « {name} »",
    removeText:
      "Il ne sera plus recherché dans les nouveaux appels. Les appels où il a été trouvé le conservent.",
    removed: "Sujet « {name} » supprimé",
    fields: { label: "Libellé", identifier: "ID", description: "Description" },
    hints: {
      identifier: "Des minuscules, avec des tirets simples entre les mots, par exemple livraison-tardive",
      description: "Décrivez le sujet en une phrase. Plus elle est précise, meilleurs sont les résultats.",
    },
    faults: {
      identifier: {
        pattern: "Utilisez des minuscules, avec au besoin des tirets simples entre elles",
        taken: "Un autre sujet a déjà cet ID",
      },
    },
    choices: {},
  },
  referrers: {
    title: "Liens",
    search: "Rechercher dans les liens",
    empty: {
      title: "Pas encore de liens",
      text: "Un lien est l’adresse d’une page web d’où appellent les clients. Ajoutez un lien pour suivre séparément les appels de cette page.",
    },
    create: "Nouveau lien",
    edit: "Modifier le lien « {name} »",
    remove: "Supprimer le lien « {name} »",
    removeText: "Les appels passés depuis cette page conservent le lien.",
    removed: "Lien « {name} » supprimé",
    fields: { link: "Lien" },
    hints: { link: "URL d’une page. Commence par http:// ou https://" },
    faults: {
      link: {
        pattern: "Saisissez une URL qui commence par http:// ou https://",
        taken: "Ce lien existe déjà",
      },
    },
    choices: {},
  },
  contacts,
  recordingsSettings,
  integrations: {
    title: "Intégrations",
    search: "Rechercher dans les intégrations",
    empty: {
      title: "Pas encore d’intégrations",
      text: "Une intégration est un site équipé du widget, ou un système connecté à la plateforme. Ajoutez une première intégration pour le site d’où appellent vos clients.",
    },
    create: "Nouvelle intégration",
    edit: "Modifier l’intégration « {name} »",
    remove: "Supprimer l’intégration « {name} »",
    removeText:
      "L’intégration ne fonctionnera plus pour les sites et systèmes qui utilisent son nom ou ses hôtes. Les appels passés sont conservés.",
    removed: "Intégration « {name} » supprimée",
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
        "Par exemple shop.example ou *.shop.example ; appuyez sur Entrée ou sur la virgule après chaque hôte. Champ vide : tous les hôtes.",
      segments: "Segments proposés aux clients. Sans sélection : tous les segments visibles.",
      enabled: "Une intégration désactivée est conservée, mais ne reçoit aucun appel",
    },
    faults: {
      name: { taken: "Une autre intégration porte ce nom" },
      hosts: { pattern: "Utilisez des noms comme shop.example, sans https:// ni chemin" },
    },
    choices: {
      kind: {
        website: "Site web",
        wordpress: "WordPress",
        shopify: "Shopify",
        magento: "Magento",
        prestashop: "PrestaShop",
        phone: "SDK pour téléphone",
        backend: "Backend",
      },
    },
  },
  notifications: {
    title: "Notifications",
    search: "Rechercher dans les notifications",
    empty: {
      title: "Pas encore de notifications",
      text: "Envoyez des informations à vos agents, immédiatement ou à l’heure de votre choix. Ajoutez la première notification.",
    },
    create: "Nouvelle notification",
    edit: "Modifier la notification « {name} »",
    fields: {
      title: "Titre",
      message: "Message",
      publishAt: "Publication",
      sentAt: "Envoyée le",
      viewedBy: "Lue par",
    },
    hints: { publishAt: "Date vide ou passée : envoi immédiat" },
    changes: { sent: "Envoyée par {name}", viewed: "Lue par {name}" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Suggestions",
    search: "Rechercher dans les suggestions",
    empty: {
      title: "Pas encore de suggestions",
      text: "Partagez vos idées, problèmes et compliments sur cette console. Ajoutez une première suggestion.",
    },
    create: "Nouvelle suggestion",
    edit: "Modifier la suggestion « {name} »",
    remove: "Supprimer la suggestion « {name} »",
    removeText: "Elle sera retirée de la liste pour tous les utilisateurs.",
    removed: "Suggestion « {name} » supprimée",
    fields: { title: "Résumé", kind: "Type", text: "Explication", state: "État" },
    hints: { text: "Décrivez ce que vous voulez faire et une solution qui vous aiderait" },
    faults: {},
    choices: {
      kind: { idea: "Idée", trouble: "Problème", praise: "Compliment" },
      state: { open: "Ouverte", planned: "Prévue", done: "Réalisée", declined: "Écartée" },
    },
  },
  agentFormExports,
  ...calendars,
} satisfies NamespaceRecordsTranslation;

export default fr_records;
