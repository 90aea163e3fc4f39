import type { KeptAnswer } from "../forms/form-field.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "./demo-account.ts";
import type { DemoRecord } from "./demo-calendars.ts";

const idOf = (kind: number, number: number) =>
  `65a0f0${kind.toString(16).padStart(2, "0")}${number.toString(16).padStart(16, "0")}`;

const [BASE, CONTACT, AFTERWARDS] = [idOf(32, 1), idOf(32, 2), idOf(32, 3)];
const SURVEY = idOf(33, 1);
const TAGS = [idOf(34, 1), idOf(34, 2), idOf(34, 3)];

const option = (id: string, label: string) => ({ id, label });
/** Returns a form field with all members that the contract defines. */
const field = (type: string, name: string, label: string, more: object = {}) => ({
  type,
  name,
  label,
  placeholder: "",
  required: false,
  readonly: false,
  disabled: false,
  minlength: null,
  maxlength: null,
  pattern: "",
  min: "",
  max: "",
  options: [],
  ...more,
});

/** The forms, the survey, the exports and the tags of the demo. */
export const DEMO_FORMS: readonly DemoRecord[] = [
  {
    one: "Form",
    id: BASE,
    values: {
      name: "Before the call",
      description: "Asked while agents are connected",
      fields: [
        field("text", "fullname", "Your name", { required: true, maxlength: 80 }),
        field("select", "topic", "What is it about?", {
          required: true,
          options: [
            option("account", "My account"),
            option("cards", "Cards"),
            option("other", "Something else"),
          ],
        }),
      ],
    },
  },
  {
    one: "Form",
    id: CONTACT,
    values: {
      name: "We call you back",
      description: "Asked when no agent is connected",
      fields: [
        field("text", "fullname", "Your name", { required: true }),
        field("email", "email", "E-mail", { required: true, placeholder: "you@company.example" }),
        field("tel", "phone", "Phone"),
        field("time", "when", "When may we call?", { min: "09:00", max: "18:00" }),
      ],
    },
  },
  {
    one: "Form",
    id: AFTERWARDS,
    values: {
      name: "After-call notes",
      description: "Filled in by the agent",
      fields: [
        field("radio", "outcome", "How did it end?", {
          required: true,
          options: [option("solved", "Solved"), option("follow-up", "Follow-up needed")],
        }),
        field("textarea", "notes", "Notes", { maxlength: 2000 }),
      ],
    },
  },
  {
    one: "Survey",
    id: SURVEY,
    values: {
      name: "After the call",
      description: "Two questions, asked when the call ends",
      fields: [
        field("nps", "recommend", "How likely are you to recommend us?", { required: true }),
        field("textarea", "why", "Why?", { maxlength: 500 }),
      ],
    },
  },
  {
    one: "AgentFormExport",
    id: idOf(36, 1),
    values: {
      name: "All agent notes",
      description: "All agent forms after calls",
      forms: [],
      segments: [],
      agents: [],
    },
  },
  {
    one: "AgentFormExport",
    id: idOf(36, 2),
    values: {
      name: `Notes of ${DEMO_SEGMENTS[0]?.name}`,
      description: "For the weekly review",
      forms: [AFTERWARDS],
      segments: [DEMO_SEGMENTS[0]?.id ?? ""],
      agents: [],
    },
  },
  ...["Complaint", "Order", "Question"].map((label, index) => ({
    one: "Tag",
    id: TAGS[index] ?? "",
    values: { label, name: label.toLowerCase(), description: "" },
  })),
];

/**
 * Settings of demo segments by segment id: forms, tags and restrictions. Segments without an entry have none.
 */
export const DEMO_SEGMENT_SETTINGS: Readonly<Record<string, object>> = {
  [DEMO_SEGMENTS[0]?.id ?? ""]: {
    baseForm: BASE,
    contactForm: CONTACT,
    surveyForm: SURVEY,
    agentForm: AFTERWARDS,
    tags: TAGS,
    mandatoryTags: true,
  },
  [DEMO_SEGMENTS[1]?.id ?? ""]: { baseForm: BASE, contactForm: CONTACT, surveyForm: SURVEY },
  [DEMO_SEGMENTS[4]?.id ?? ""]: {
    agentForm: AFTERWARDS,
    requestLocation: true,
    restricted: true,
    restrictedCalls: 3,
    restrictedPeriod: "day",
  },
};

const CUSTOMERS = [
  "Núria Ferrer",
  "João Almeida",
  "Chloé Bernard",
  "Ahmed Haddad",
  "Ingrid Solberg",
  "Marta Kowalska",
  "Luca Romano",
  "Yuki Tanaka",
  "Olu Adeyemi",
  "Sara Lindgren",
  "Pavel Novák",
  "Ivy Chen",
];
const answer = (name: string, label: string, type: string, value: KeptAnswer["value"]): KeptAnswer => ({
  name,
  label,
  type,
  value,
});

/** Submissions of forms in the hours before the start of the demo. */
export const DEMO_SUBMISSIONS = CUSTOMERS.map((customer, index) => {
  const segment = DEMO_SEGMENTS[index % 2]?.id ?? null;
  const user = DEMO_AGENTS[index % 7]?.id ?? null;
  const common = {
    id: idOf(35, index + 1),
    minutesAgo: 23 * (index + 1),
    segment,
    contact: `demo-contact-${index + 1}`,
  };
  if (index % 3 === 0)
    return {
      ...common,
      kind: "form" as const,
      form: CONTACT,
      call: null,
      user: null,
      answers: [
        answer("fullname", "Your name", "text", customer),
        answer("email", "E-mail", "email", `customer${index + 1}@shop.example`),
        answer("phone", "Phone", "tel", `+34 600 000 ${100 + index}`),
        answer("when", "When may we call?", "time", "10:30"),
      ],
    };
  if (index % 3 === 1)
    return {
      ...common,
      kind: "survey" as const,
      form: SURVEY,
      call: `demo-call-${index + 1}`,
      user,
      answers: [
        answer("recommend", "How likely are you to recommend us?", "nps", 10 - (index % 5)),
        answer("why", "Why?", "textarea", "They immediately knew what I needed"),
      ],
    };
  return {
    ...common,
    kind: "agent-form" as const,
    form: AFTERWARDS,
    call: `demo-call-${index + 1}`,
    user,
    answers: [
      { ...answer("outcome", "How did it end?", "radio", "solved"), words: ["Solved"] },
      answer("notes", "Notes", "textarea", `${customer} asked about the fees of last month.`),
    ],
  };
});
