import type { Kysely } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Tables } from "../../server/database/schema.ts";
import type { KeptAnswer } from "../../server/forms/form-field.ts";
import { DEMO_ACCOUNT, DEMO_AGENTS, DEMO_SEGMENTS } from "../../server/seed/demo-account.ts";
import { AFTERWARDS, CONTACT, SURVEY } from "../../server/seed/demo-forms.ts";
import { seedForms } from "../../server/seed/seed-forms.ts";

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

/** Submissions of forms and of the survey, the newest first. */
export const SUBMISSIONS = CUSTOMERS.map((customer, index) => {
  const segment = DEMO_SEGMENTS[index % 2]?.id ?? null;
  const user = DEMO_AGENTS[index % 7]?.id ?? null;
  const common = {
    id: `65a0f035${(index + 1).toString(16).padStart(16, "0")}`,
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
        answer("satisfied", "How satisfied are you with this call?", "csat", 5 - (index % 3)),
        answer("effort", "It was easy to get help.", "ces", 7 - (index % 4)),
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

/** Writes the demo's forms, and submissions of them. */
export async function seedSubmissions(db: Kysely<Tables>, now: number): Promise<void> {
  await seedForms(db, now);
  await db
    .insertInto("form_submissions")
    .values(
      SUBMISSIONS.map(({ minutesAgo, user, answers, ...submission }) => ({
        account: DEMO_ACCOUNT.id,
        ...submission,
        user_id: user,
        answers: JSON.stringify(answers),
        search: searchKey(answers.map(({ value }) => String(value))),
        created_at: now - minutesAgo * 60_000,
      })),
    )
    .execute();
}
