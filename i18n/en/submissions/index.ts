import type { BaseTranslation } from "../../i18n-types";

const en_submissions = {
  title: "Submissions",
  search: "Search in what was answered",
  empty: {
    title: "Nothing was handed in yet",
    text: "What customers and agents fill in appears here: your widget or your system hands it in with POST /forms-submissions and an API key.",
  },
  columns: {
    form: "Form",
    kind: "Filled in by",
    answers: "Answers",
    contact: "Contact",
    call: "Call",
    segment: "Segment",
    user: "Agent",
    createdAt: "When",
  },
  kinds: { form: "Customer", "agent-form": "Agent", survey: "Customer, in a survey" },
  gone: "a form that was removed",
  back: "All submissions",
  remove: "Delete the submission {name:string}",
  removeText: "It goes with all that was answered. What reports counted of it stays.",
  removed: "The submission is deleted",
  failed: "The submission did not load",
  notFound: { title: "There is no such submission", text: "The address may be mistyped." },
  answered: "What was answered",
  about: "About it",
  nothing: "not answered",
  noFields: "The form had no fields then.",
  exporting: {
    title: "Export {name}",
    all: "All",
    file: "File",
    counting: "Counting what matches.",
    count: "{count:number|number} {{submission matches|submissions match}} at this moment.",
    first: "The latest {most:number|number} of them go into the file.",
    columns: "The file has a row for each submission and a column for each question.",
    look: "Look at them first",
    kind: "Kind of file",
    pair: "{name:string}: {value:string}",
  },
} satisfies BaseTranslation;

export default en_submissions;
