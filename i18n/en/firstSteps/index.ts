import type { BaseTranslation } from "../../i18n-types";

const en_firstSteps = {
  title: "Set up your company",
  hide: "Hide",
  done: "done",
  open: "to do",
  steps: {
    segment: { title: "Create a segment", text: "Customers call segments, such as Sales" },
    agent: { title: "Add agents", text: "Agents answer calls; invite them by email or set a password" },
    hours: { title: "Set hours for appointments", text: "Customers can book times within these hours" },
    service: { title: "Create a service", text: "Customers book services with your agents" },
    webhook: { title: "Connect a webhook", text: "A webhook sends events to your systems as they happen" },
    branch: { title: "Add a branch", text: "A branch is a place with devices from which customers call" },
  },
} satisfies BaseTranslation;

export default en_firstSteps;
