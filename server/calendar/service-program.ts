import { sql } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { holdAccount } from "../people/account-turn.ts";
import { mustHaveRoom } from "../people/room-in-plan.ts";
import type { Program } from "../resources/program.ts";

/** Returns true if a form has an email field. Unreadable fields count as having one. */
const asksForEmail = (fields: unknown): boolean =>
  !Array.isArray(fields) || fields.some((field) => Object(field)["type"] === "email");

/**
 * Throws if two custom emails of a service have the same type, because it would be undefined which one is
 * sent.
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
            message: "takes the place of the same e-mail as another one",
          },
        ]
      : [],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

/**
 * Enforces the plan's limit of services, an email field in the service's form, and one custom email per type.
 */
export const serviceProgram: Program = async (trx, { account, before, values }) => {
  if (before === null) {
    await holdAccount(trx, account);
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

/** Keeps the email field in forms that a service uses. */
export const formProgram: Program = async (trx, { account, id, before, values }) => {
  if (before !== null && "fields" in values && !asksForEmail(values["fields"])) {
    const user = await trx
      .selectFrom("resource_records")
      .select("id")
      .where("account", "=", account)
      .where("collection", "=", "Service")
      .where(sql<boolean>`data ->> 'customerForm' = ${id}`)
      .executeTakeFirst();
    if (user)
      throw new Problem("conflict", {
        errors: [
          {
            pointer: "/body/fields",
            code: "no-email",
            message: "must contain an email field: a service has customers fill it in",
          },
        ],
      });
  }
  return { values };
};
