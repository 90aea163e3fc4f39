import type { NamespaceListsTranslation } from "../../i18n-types";

const fr_lists = {
  exporting: {
    title: "Export",
    begun: "Lecture de la liste",
    progress: "{read|number} sur {total|number} lus",
    stop: "Arrêter",
    stopped: "Export arrêté. Rien n’a été enregistré.",
    saved: "{name} enregistré : {count|number} {{ligne|lignes}}",
    failed: "Rien n’a été enregistré.",
    unwritten: "Les enregistrements ont été lus, mais le fichier n’a pas pu être écrit.",
  },
  conflict: {
    title: "Ce que vous avez changé tous les deux",
    changed: "Quelqu’un a modifié ceci entre-temps. Rien n’est perdu : voyez ci-dessous ce qui diffère, puis enregistrez.",
    gone: "Quelqu’un a supprimé ceci entre-temps. Ce que vous avez saisi est encore là : créez-le de nouveau, ou laissez-le.",
    choose: "Choisissez ce qu’il faut garder pour chaque champ, puis enregistrez. Votre choix figure dans le formulaire ci-dessous.",
    apart: "D’autres champs que les vôtres ont été modifiés. Enregistrez de nouveau pour garder les deux.",
    theirs: "La leur",
    mine: "La mienne",
    nothing: "rien",
    taken: "Repris de leur version : {fields}",
    anew: "Créer de nouveau",
  },
  file: {
    moment: "{head} ({zone})",
    minutes: "{head} (minutes)",
    percent: "{head} (%)",
    firstOfName: "premiers-{count}",
    about: "À propos de ce fichier",
    list: "Liste",
    account: "Compte",
    at: "Écrit ({zone})",
    search: "Recherche",
    sorted: "Tri",
    ascending: "{head}, croissant",
    descending: "{head}, décroissant",
    records: "Lignes",
    firstOf: "Les {count|number} premières sur {total|number}",
    pickedOfName: "selection",
    pickedOf: "{count|number} {{sélectionnée|sélectionnées}} sur {total|number}",
  },
} satisfies NamespaceListsTranslation;

export default fr_lists;
