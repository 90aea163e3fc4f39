import type { NamespaceDeviceTranslation } from "../../i18n-types";

const fr_device = {
  title: "Écran connecté",
  waiting: "En attente d’inscription",
  howTo:
    "Dans la console, ouvrez Agences, ouvrez une agence et choisissez Inscrire un écran. Scannez ensuite ce code ou saisissez l’identifiant ci-dessous.",
  codeLabel: "Code contenant l’identifiant {id}",
  id: "Identifiant de l’appareil",
  enrolledIn: "Inscrit sous le nom de",
  links: {
    connecting: "Connexion…",
    connected: "Connecté",
    lost: "Non connecté. Un nouvel essai se fait de lui-même.",
    refused: "Refusé",
    elsewhere: "Affiché dans une autre fenêtre",
  },
  refusals: {
    malformed:
      "La plateforme ne comprend pas cette page. Rechargez-la : la plateforme a peut-être une version plus récente.",
    "wrong-secret": "Cet identifiant est celui d’un autre appareil. Créez-en un nouveau pour celui-ci.",
    "too-many":
      "Trop d’appareils de cette adresse attendent leur inscription. Un nouvel essai se fait de lui-même.",
    unavailable: "La plateforme n’atteint pas son stockage. Un nouvel essai se fait de lui-même.",
  },
  showHere: "L’afficher ici",
  newId: "Créer un nouvel identifiant",
} satisfies NamespaceDeviceTranslation;

export default fr_device;
