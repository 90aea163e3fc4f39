import { sql } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { holdAccount } from "../people/account-turn.ts";
import { mustHaveRoom } from "../people/room-in-plan.ts";
import type { Program } from "../resources/program.ts";

/** Whether a form asks for an e-mail; one whose fields nobody knows may. */
const asksForEmail = (fields: unknown): boolean =>
  !Array.isArray(fields) || fields.some((field) => Object(field)["type"] === "email");

/** Each letter of a service is written by one e-mail: which of two would be sent nobody could tell. */
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
 * There are no more services than the plan has room for, what customers fill in for one has to ask for an
 * e-mail, and no two of its e-mails take the same place.
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

/** A form that customers of a service fill in goes on asking for an e-mail. */
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
