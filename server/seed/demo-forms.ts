import { DEMO_SEGMENTS } from "./demo-account.ts";
import type { DemoRecord } from "./demo-calendars.ts";
import { DEMO_TAGS, MANDATORY_TAG_IDS } from "./demo-tags.ts";

const idOf = (kind: number, number: number) =>
  `65a0f0${kind.toString(16).padStart(2, "0")}${number.toString(16).padStart(16, "0")}`;

const BASE = idOf(32, 1);
/** The form for customers who want to be called back. */
export const CONTACT = idOf(32, 2);
/** The form that agents fill in after calls. */
export const AFTERWARDS = idOf(32, 3);
/** The survey after calls. */
export const SURVEY = idOf(33, 1);

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
      description: "A few questions, asked when the call ends",
      fields: [
        field("nps", "recommend", "How likely are you to recommend us?", { required: true }),
        field("csat", "satisfied", "How satisfied are you with this call?"),
        field("ces", "effort", "It was easy to get help."),
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
  ...DEMO_TAGS,
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
    tags: MANDATORY_TAG_IDS,
    mandatoryTags: true,
  },
  [DEMO_SEGMENTS[1]?.id ?? ""]: { baseForm: BASE, contactForm: CONTACT, surveyForm: SURVEY },
  [DEMO_SEGMENTS[2]?.id ?? ""]: { surveyForm: SURVEY },
  [DEMO_SEGMENTS[3]?.id ?? ""]: { surveyForm: SURVEY, agentForm: AFTERWARDS },
  [DEMO_SEGMENTS[4]?.id ?? ""]: {
    agentForm: AFTERWARDS,
    surveyForm: SURVEY,
    requestLocation: true,
    restricted: true,
    restrictedCalls: 3,
    restrictedPeriod: "day",
  },
};
