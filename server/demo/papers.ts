import { createHash } from "node:crypto";
import type { Event, MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { KeptAnswer } from "../forms/form-field.ts";
import { DEMO_SIGN_INS } from "../seed/demo-account.ts";
import { AFTERWARDS, DEMO_SEGMENT_SETTINGS, SURVEY } from "../seed/demo-forms.ts";
import { MANDATORY_TAGS } from "../seed/demo-tags.ts";
import { Random } from "./random.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** An answered call of the demo that has ended. Times in ms. */
export interface EndedCall {
  readonly id: string;
  readonly contact: string;
  /** Key of its record. */
  readonly leg: string;
  readonly segment: string;
  readonly user: string;
  readonly channel: MediaChannel;
  readonly waited: number;
  readonly answeredAt: number;
  readonly endedAt: number;
}

/** A record of the demo that an event belongs to, such as the answers of a survey. */
export type DemoRow =
  | {
      readonly kind: "submission";
      readonly id: string;
      readonly of: "survey" | "agent-form";
      readonly form: string;
      readonly call: EndedCall;
      readonly answers: readonly KeptAnswer[];
    }
  | {
      readonly kind: "comment";
      readonly id: string;
      readonly call: EndedCall;
      readonly text: string;
      readonly user: string;
    }
  | { readonly kind: "recording"; readonly id: string; readonly call: EndedCall }
  | {
      readonly kind: "review";
      readonly id: string;
      readonly status: "approved" | "rejected";
      readonly user: string;
    };

/** An event about an ended call, `after` ms after its end. */
interface Paper {
  readonly after: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Event["data"];
  readonly row?: DemoRow;
}

/** Events after a call, and the tag that the agent has to set before its end; null if none is mandatory. */
export interface CallPapers {
  readonly tag: string | null;
  readonly papers: readonly Paper[];
}

/** Prefix of the ids of the demo's submissions, comments and recordings. */
export const PAPER_IDS = "65a0f040";

const idOf = (kind: string, call: string): string =>
  PAPER_IDS + createHash("sha256").update(`${kind}/${call}`).digest("hex").slice(0, 16);

const TOPICS: readonly (readonly [topic: string, summary: string, weight: number])[] = [
  ["invoice", "The customer asked about an amount on the last invoice. The agent explained the fees.", 22],
  [
    "cancellation",
    "The customer wanted to cancel. The agent explained the terms and offered another plan.",
    9,
  ],
  ["password", "The customer could not sign in. The agent reset the password and tested it together.", 17],
  ["delivery", "The customer asked where a delivery is. The agent found it and confirmed the date.", 14],
  ["appointment", "The customer moved an appointment to another day.", 12],
  ["upgrade", "The customer asked about a larger plan. The agent compared the prices.", 11],
  [
    "complaint",
    "The customer complained about an earlier contact. The agent apologized and opened a case.",
    8,
  ],
  ["card-blocked", "The customer's card was blocked. The agent checked the payments and released it.", 7],
];
const PRAISE = [
  "They knew immediately what I needed",
  "Friendly and quick",
  "Solved in one call",
  "Clear explanation",
];
const BLAME = [
  "I waited far too long",
  "I had to explain it twice",
  "The problem is not solved",
  "The line was bad",
];
const COMMENTS = [
  "Good example for the next training.",
  "Called before about the same question.",
  "Promised to call back on Friday.",
  "The customer is moving next month.",
  "Asked for the manager.",
];
const NOTES = [
  "Explained the fees of last month.",
  "Sent the form by email.",
  "Will call again tomorrow.",
  "No open questions.",
];

/** Longest call (ms) that is recorded. Recordings are files, so the demo has few and short ones. */
const LONGEST_RECORDED = 150 * SECOND;

/**
 * Returns what follows an answered call: survey, agent form, comment, findings of the quality and language services,
 * and a recording with its review. The same call always has the same papers. The scores fall with the wait.
 */
export function papersOf(call: EndedCall): CallPapers {
  const random = new Random(`papers/${call.id}`);
  const settings = DEMO_SEGMENT_SETTINGS[call.segment] ?? {};
  const mood = moodOf(call, random);
  const papers = [
    ...("agentForm" in settings && random.chance(0.7) ? [agentForm(call, random)] : []),
    ...("surveyForm" in settings && random.chance(0.24) ? [survey(call, mood, random)] : []),
    ...(random.chance(0.3) ? [finding(call, mood, random)] : []),
    ...(random.chance(0.03) ? [quality(call, mood, random)] : []),
    ...(random.chance(0.02) ? [comment(call, random)] : []),
    ...(call.endedAt - call.answeredAt <= LONGEST_RECORDED && random.chance(0.008)
      ? recording(call, random)
      : []),
  ];
  return {
    tag: "mandatoryTags" in settings ? random.pick(MANDATORY_TAGS) : null,
    papers: papers.sort((a, b) => a.after - b.after),
  };
}

/** Returns how content the customer is, from 0 to 1. Each minute of wait costs a fifth. */
function moodOf({ waited }: EndedCall, random: Random): number {
  const usual = 0.55 + 0.45 * random.next() - (random.chance(0.08) ? 0.5 : 0);
  return Math.min(1, Math.max(0, usual - Math.max(0, waited - 20 * SECOND) / (5 * MINUTE)));
}

const answer = (name: string, label: string, type: string, value: KeptAnswer["value"]): KeptAnswer => ({
  name,
  label,
  type,
  value,
});

function survey(call: EndedCall, mood: number, random: Random): Paper {
  const id = idOf("survey", call.id);
  const scores = {
    recommend: Math.round(10 * mood),
    satisfied: 1 + Math.round(4 * mood),
    ...(random.chance(0.7) ? { effort: 1 + Math.round(6 * mood) } : {}),
  };
  const answers = [
    answer("recommend", "How likely are you to recommend us?", "nps", scores.recommend),
    answer("satisfied", "How satisfied are you with this call?", "csat", scores.satisfied),
    answer("effort", "It was easy to get help.", "ces", scores.effort ?? null),
    answer("why", "Why?", "textarea", random.chance(0.4) ? random.pick(mood > 0.6 ? PRAISE : BLAME) : null),
  ];
  const scales = {
    recommend: "nps",
    satisfied: "csat",
    ...(scores.effort === undefined ? {} : { effort: "ces" }),
  };
  return {
    after: Math.round(random.between(20 * SECOND, 12 * MINUTE)),
    type: "survey-received",
    subject: `call/${call.id}`,
    data: payload({ id, form: SURVEY, scores, scales }),
    row: { kind: "submission", id, of: "survey", form: SURVEY, call, answers },
  };
}

function agentForm(call: EndedCall, random: Random): Paper {
  const id = idOf("agent-form", call.id);
  const [value, words] = random.chance(0.82) ? ["solved", "Solved"] : ["follow-up", "Follow-up needed"];
  const answers = [
    { ...answer("outcome", "How did it end?", "radio", value), words: [words] },
    answer("notes", "Notes", "textarea", random.chance(0.5) ? random.pick(NOTES) : null),
  ];
  return {
    after: Math.round(random.between(4 * SECOND, 25 * SECOND)),
    type: "agent-form-received",
    subject: `call/${call.id}`,
    data: payload({ id, form: AFTERWARDS, user: call.user }),
    row: { kind: "submission", id, of: "agent-form", form: AFTERWARDS, call, answers },
  };
}

function finding(call: EndedCall, mood: number, random: Random): Paper {
  const [topic, summary] = random.weighted(TOPICS.map((one) => [one, one[2]] as const));
  const sentiment = mood > 0.66 ? "positive" : mood > 0.4 ? "neutral" : "negative";
  return {
    after: Math.round(random.between(30 * SECOND, 3 * MINUTE)),
    type: "ai-calls",
    subject: `call/${call.id}`,
    data: payload({ topics: [topic], sentiment, summary }),
  };
}

const quality = (call: EndedCall, mood: number, random: Random): Paper => ({
  after: Math.round(random.between(20 * MINUTE, 4 * HOUR)),
  type: "qms-notify",
  subject: `call/${call.id}`,
  data: payload({ score: Math.round(55 + 25 * mood + 20 * random.next()) }),
});

function comment(call: EndedCall, random: Random): Paper {
  const id = idOf("comment", call.id);
  const user = DEMO_SIGN_INS[1]?.id ?? "";
  return {
    after: Math.round(random.between(5 * MINUTE, 3 * HOUR)),
    type: "comment-created",
    subject: `call/${call.id}`,
    data: payload({ id, user }),
    row: { kind: "comment", id, call, text: random.pick(COMMENTS), user },
  };
}

function recording(call: EndedCall, random: Random): readonly Paper[] {
  const id = idOf("recording", call.id);
  const created: Paper = {
    after: 2 * SECOND,
    type: "recording-created",
    subject: `recording/${id}`,
    data: payload({ call: call.id }),
    row: { kind: "recording", id, call },
  };
  if (random.chance(0.6)) return [created];
  const status = random.chance(0.8) ? "approved" : "rejected";
  const user = DEMO_SIGN_INS[2]?.id ?? "";
  return [
    created,
    {
      after: Math.round(random.between(HOUR, 4 * HOUR)),
      type: `recording-${status}`,
      subject: `recording/${id}`,
      data: payload({ call: call.id, by: user }),
      row: { kind: "review", id, status, user },
    },
  ];
}

/** Returns the payload of an event. */
const payload = (data: object) => data as Event["data"]; // the contract types payloads as objects without named members
