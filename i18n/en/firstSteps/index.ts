import type { BaseTranslation } from "../../i18n-types";

const en_firstSteps = {
  title: "Set up your company",
  hide: "Hide",
  done: "done",
  open: "to do",
  steps: {
    segment: { title: "A segment", text: "What customers call, such as Sales" },
    agent: { title: "Agents", text: "Who answers, invited by e-mail or with a password" },
    hours: { title: "Hours for appointments", text: "When customers can book a time" },
    service: { title: "A service", text: "What they book, and with whom" },
    webhook: { title: "A webhook", text: "Tells your systems what happens, as it happens" },
    branch: { title: "A branch", text: "A place with devices from which customers call" },
  },
} satisfies BaseTranslation;

export default en_firstSteps;
