import type { NamespaceFirstStepsTranslation } from "../../i18n-types";

const fr_firstSteps = {
  title: "Mettez votre entreprise en place",
  hide: "Masquer",
  done: "fait",
  open: "à faire",
  steps: {
    segment: { title: "Un segment", text: "Ce que les clients appellent, comme Ventes" },
    agent: { title: "Des agents", text: "Qui répond, avec une invitation par e-mail ou un mot de passe" },
    hours: { title: "Des heures de rendez-vous", text: "Quand les clients peuvent réserver" },
    service: { title: "Un service", text: "Ce qu’ils réservent, et avec qui" },
    webhook: { title: "Un webhook", text: "Dit à vos systèmes ce qui se passe, au moment même" },
    branch: { title: "Une agence", text: "Un lieu avec des appareils d’où appellent les clients" },
  },
} satisfies NamespaceFirstStepsTranslation;

export default fr_firstSteps;
