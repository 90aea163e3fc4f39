import type { BaseTranslation } from "../../i18n-types";

const en_firstSteps = {
  title: "Set up your company",
  hide: "Hide",
  done: "done",
  open: "to do",
  steps: {
    segment: { title: "A segment", text: "What customers call, such as Sales" },
    agent: { title: "Agents", text: "Who answers, invited by e-mail or with a password" },
    calendar: { title: "A calendar", text: "A service for which customers book a time" },
    webhook: { title: "A webhook", text: "Tells your systems what happens, as it happens" },
    branch: { title: "A branch", text: "A place with devices from which customers call" },
  },
} satisfies BaseTranslation;

export default en_firstSteps;
