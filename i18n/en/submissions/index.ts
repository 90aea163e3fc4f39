import type { BaseTranslation } from "../../i18n-types";

const en_submissions = {
  title: "Submissions",
  search: "Search answers",
  empty: {
    title: "No submissions yet",
    text: "Forms and surveys that customers and agents fill in appear here. Use forms in your widget, or send submissions with an API key.",
  },
  columns: {
    form: "Form",
    kind: "Filled in by",
    answers: "Answers",
    contact: "Contact",
    call: "Call",
    segment: "Segment",
    user: "Agent",
    createdAt: "Received",
  },
  kinds: { form: "Customer", "agent-form": "Agent", survey: "Customer (survey)" },
  gone: "a deleted form",
  back: "All submissions",
  remove: "Delete submission of “{name:string}”",
  removeText:
    "The answers of this submission are deleted. The form is kept. Totals in reports still count the submission.",
  removed: "Submission deleted",
  failed: "The submission did not load",
  notFound: { title: "Submission not found", text: "It was deleted, or the link is wrong." },
  answered: "Answers",
  about: "Details",
  nothing: "not answered",
  noFields: "The form had no fields at that time.",
  exporting: {
    title: "Create file from “{name}”",
    create: "Create file",
    all: "All",
    file: "File",
    counting: "Counting submissions…",
    count: "{count:number|number} {{submission matches|submissions match}} now.",
    first: "The file contains only the latest {most:number|number}.",
    columns: "The file has one row per submission and one column per question.",
    look: "View these submissions",
    kind: "File type",
    pair: "{name:string}: {value:string}",
  },
} satisfies BaseTranslation;

export default en_submissions;
