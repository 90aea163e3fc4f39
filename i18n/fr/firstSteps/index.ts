import type { NamespaceFirstStepsTranslation } from "../../i18n-types";

const fr_firstSteps = {
  title: "Configurez votre entreprise",
  hide: "Masquer",
  done: "fait",
  open: "à faire",
  steps: {
    segment: { title: "Créez un segment", text: "Les clients appellent des segments, comme Ventes" },
    agent: {
      title: "Ajoutez des agents",
      text: "Les agents répondent aux appels ; invitez-les par e-mail ou définissez un mot de passe",
    },
    hours: {
      title: "Définissez les horaires de rendez-vous",
      text: "Les clients peuvent réserver des créneaux dans ces horaires",
    },
    service: { title: "Créez un service", text: "Les clients réservent des services auprès de vos agents" },
    webhook: {
      title: "Connectez un webhook",
      text: "Un webhook envoie les événements à vos systèmes en temps réel",
    },
    branch: {
      title: "Ajoutez une agence",
      text: "Une agence est un lieu équipé d’écrans depuis lesquels les clients appellent",
    },
  },
} satisfies NamespaceFirstStepsTranslation;

export default fr_firstSteps;
