import type { NamespaceDeviceTranslation } from "../../i18n-types";

const fr_device = {
  title: "Écran",
  waiting: "En attente d’inscription",
  howTo:
    "Dans la console, ouvrez « Agences », choisissez une agence et sélectionnez « Inscrire un écran ». Scannez ensuite ce code ou saisissez l’ID ci-dessous.",
  codeLabel: "QR code de l’ID {id}",
  id: "ID de l’appareil",
  enrolledIn: "Inscrit sous le nom",
  links: {
    connecting: "Connexion…",
    connected: "Connecté",
    lost: "Déconnecté. Reconnexion automatique.",
    refused: "Refusé",
    elsewhere: "Déjà ouvert dans une autre fenêtre",
  },
  refusals: {
    malformed: "Cette page ne correspond pas à la version de la plateforme. Rechargez la page.",
    "wrong-secret": "Cet ID est celui d’un autre appareil. Créez un nouvel ID pour cet appareil.",
    "too-many":
      "Trop d’appareils à cette adresse attendent leur inscription. Nouvelle tentative automatique.",
    unavailable: "La plateforme ne parvient pas à accéder à son stockage. Nouvelle tentative automatique.",
  },
  showHere: "Afficher ici",
  newId: "Créer un nouvel ID",
} satisfies NamespaceDeviceTranslation;

export default fr_device;
