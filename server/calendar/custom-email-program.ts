import { sql } from "kysely";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import type { Program } from "../resources/program.ts";
import { templateFault } from "./fill-template.ts";

/** Requires known variables in a custom email, and that no service has another email of the same type. */
export const customEmailProgram: Program = async (trx, { account, id, before, values }) => {
  const rows: readonly unknown[] = Array.isArray(values["paragraphs"]) ? values["paragraphs"] : [];
  const texts: (readonly [pointer: string, text: unknown])[] = [
    ["/body/subject", values["subject"]],
    ["/body/title", values["title"]],
    ...rows.map((row, at): readonly [string, unknown] => [
      `/body/paragraphs/${at}/html`,
      Object(row)["html"],
    ]),
  ];
  const errors = texts.flatMap(([pointer, text]): Fault[] => {
    const wrong = typeof text === "string" ? templateFault(text) : null;
    return wrong === null
      ? []
      : [{ pointer, code: "template", message: `has variables that cannot be filled in: ${wrong}` }];
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  const { template } = values;
  if (
    before !== null &&
    typeof template === "string" &&
    template !== before["template"] &&
    (await isTakenBeside(trx, { account, id, template }))
  ) {
    throw new Problem("conflict", {
      errors: [
        {
          pointer: "/body/template",
          code: "same-letter",
          message: "is the letter of another e-mail of the same service",
        },
      ],
    });
  }
  return { values };
};

/** Returns true if a service that uses this email already has another one of the same type. */
async function isTakenBeside(
  trx: Queries,
  { account, id, template }: { readonly account: string; readonly id: string; readonly template: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from resource_records services
    join resource_records others on others.account = services.account and others.collection = 'CustomEmail' and others.id <> ${id} and (services.data -> 'emailTemplates') @> to_jsonb(others.id)
    where services.account = ${account} and services.collection = 'Service' and (services.data -> 'emailTemplates') @> to_jsonb(${id}::text) and others.data ->> 'template' = ${template} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}
