import type { AnswerArea } from "../../../support/answer-area.ts";

/** Appearance of a custom email. */
export const rows: AnswerArea["rows"] = ({ admin }) => [
  [
    200,
    "POST /custom-emails/preview",
    { ...admin, json: { subject: "On {{date}}", title: "Hello {{customer}}", paragraphs: ["<p>x</p>"] } },
  ],
  [422, "POST /custom-emails/preview", { ...admin, json: { subject: "{{ date" } }],
];
