import { sql } from "kysely";
import { Problem } from "../contract/problem.ts";
import { holdAccount } from "../people/account-turn.ts";
import { mustHaveRoom } from "../people/room-in-plan.ts";
import type { Program } from "../resources/program.ts";

/** Whether a form asks for an e-mail; one whose fields nobody knows may. */
const asksForEmail = (fields: unknown): boolean => !Array.isArray(fields) || fields.some((field) => Object(field)["type"] === "email");

/** There are no more services than the plan has room for, and what customers fill in for one has to ask for an e-mail. */
export const serviceProgram: Program = async (trx, { account, before, values }) => {
  if (before === null) {
    await holdAccount(trx, account);
    await mustHaveRoom(trx, account, "CALENDAR");
  }
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
