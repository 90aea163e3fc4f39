import type { Kysely } from "kysely";
import { renderCustomEmail } from "../calendar/custom-email.ts";
import { templateFault } from "../calendar/fill-template.ts";
import { variablesOf } from "../calendar/send-appointment-email.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Preview of custom emails. */
export const customEmailRoutes = (db: Kysely<Tables>, now: () => number): Handlers<"previewCustomEmail"> => ({
  previewCustomEmail: async ({ caller, body: { subject, title = "", paragraphs = [] } }) => {
    const errors = [
      ["/body/subject", subject] as const,
      ["/body/title", title] as const,
      ...paragraphs.map((html, at) => [`/body/paragraphs/${at}`, html] as const),
    ].flatMap(([pointer, text]): Fault[] => {
      const wrong = templateFault(text);
      return wrong === null
        ? []
        : [{ pointer, code: "template", message: `has variables that cannot be filled in: ${wrong}` }];
    });
    if (errors.length > 0) throw new Problem("unprocessable", { errors });
    const { name, language, zone } = await db
      .selectFrom("accounts")
      .select(["name", "language", "time_zone as zone"])
      .where("id", "=", caller.account)
      .executeTakeFirstOrThrow();
    const at = Math.ceil((now() + DAY) / HOUR) * HOUR;
    const variables = variablesOf(language, {
      customer: "Núria Ferrer",
      service: "First consultation",
      account: name,
      agent: "Aisha Rahman",
      at,
      zone,
    });
    const letter = renderCustomEmail(
      language,
      { subject, title, paragraphs: paragraphs.map((html) => ({ html })) },
      variables,
      "",
    );
    return { body: { subject: letter.subject, html: letter.html, variables: Object.keys(variables) } };
  },
});
