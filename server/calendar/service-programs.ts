import { sql } from "kysely";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { lockAccount } from "../people/account-turn.ts";
import { mustHaveRoom } from "../people/room-in-plan.ts";
import type { Program } from "../resources/program.ts";
import { templateFault } from "./fill-template.ts";

/** Returns true if a form has an email field, or if `fields` is not a list. */
const asksForEmail = (fields: unknown): boolean =>
  !Array.isArray(fields) || fields.some((field) => Object(field)["type"] === "email");

/**
 * Throws if two custom emails of a service replace the same standard email (`template`), because only one of
 * them can be sent.
 */
async function mustDiffer(trx: Queries, account: string, named: unknown): Promise<void> {
  if (!Array.isArray(named) || named.length < 2) return;
  const ids = named.map(String);
  const rows = await trx
    .selectFrom("resource_records")
    .select(["id", "data"])
    .where("account", "=", account)
    .where("collection", "=", "CustomEmail")
    .where("id", "in", ids)
    .execute();
  const letters = ids.map((id) => rows.find((row) => row.id === id)?.data["template"]);
  const errors = letters.flatMap((letter, at) =>
    letter !== undefined && letters.indexOf(letter) < at
      ? [
          {
            pointer: `/body/emailTemplates/${at}`,
            code: "same-letter",
            message: "replaces the same email as another custom email",
          },
        ]
      : [],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

/**
 * Enforces the plan's limit of services, an email field in the service's form, and at most one custom email
 * for each standard email.
 */
export const serviceProgram: Program = async (trx, { account, before, values }) => {
  if (before === null) {
    await lockAccount(trx, account);
    await mustHaveRoom(trx, account, "CALENDAR");
  }
  const form = values["customerForm"];
  if (typeof form === "string") {
    const kept = await trx
      .selectFrom("resource_records")
      .select("data")
      .where("account", "=", account)
      .where("collection", "=", "Form")
      .where("id", "=", form)
      .executeTakeFirst();
    if (kept && !asksForEmail(kept.data["fields"]))
      throw new Problem("unprocessable", {
        errors: [{ pointer: "/body/customerForm", code: "no-email", message: "must contain an email field" }],
      });
  }
  await mustDiffer(trx, account, values["emailTemplates"]);
  return { values };
};

/** Throws if a change removes the email field from a form that a service uses. */
export const formProgram: Program = async (trx, { account, id, before, values }) => {
  if (before !== null && "fields" in values && !asksForEmail(values["fields"])) {
    const service = await trx
      .selectFrom("resource_records")
      .select("id")
      .where("account", "=", account)
      .where("collection", "=", "Service")
      .where(sql<boolean>`data ->> 'customerForm' = ${id}`)
      .executeTakeFirst();
    if (service)
      throw new Problem("conflict", {
        errors: [
          {
            pointer: "/body/fields",
            code: "no-email",
            message: "must contain an email field, because a service uses this form",
          },
        ],
      });
  }
  return { values };
};

/**
 * Throws if a text of a custom email is not a valid template, or if a service that uses the custom email has
 * another one that replaces the same standard email.
 */
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
          message: "replaces the same email as another custom email of the service",
        },
      ],
    });
  }
  return { values };
};

/** Returns true if a service that uses this custom email has another one that replaces `template`. */
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
