import { sql } from "kysely";
import { Problem } from "../contract/problem.ts";
import type { Program } from "../resources/program.ts";

/** Whether a form asks for an e-mail; one whose fields nobody knows may. */
const asksForEmail = (fields: unknown): boolean => !Array.isArray(fields) || fields.some((field) => Object(field)["type"] === "email");

/** What customers fill in for a service has to ask for an e-mail. */
export const serviceProgram: Program = async (trx, { account, values }) => {
  const form = values["customerForm"];
  if (typeof form === "string") {
    const kept = await trx.selectFrom("resource_records").select("data").where("account", "=", account).where("collection", "=", "Form").where("id", "=", form).executeTakeFirst();
    if (kept && !asksForEmail(kept.data["fields"])) throw new Problem("unprocessable", { errors: [{ pointer: "/body/customerForm", code: "no-email", message: "must contain an email field" }] });
  }
  return { values };
};

/** A form that customers of a service fill in goes on asking for an e-mail. */
export const formProgram: Program = async (trx, { account, id, before, values }) => {
  if (before !== null && "fields" in values && !asksForEmail(values["fields"])) {
    const user = await trx.selectFrom("resource_records").select("id").where("account", "=", account).where("collection", "=", "Service").where(sql<boolean>`data ->> 'customerForm' = ${id}`).executeTakeFirst();
    if (user) throw new Problem("conflict", { errors: [{ pointer: "/body/fields", code: "no-email", message: "must contain an email field: a service has customers fill it in" }] });
  }
  return { values };
};
