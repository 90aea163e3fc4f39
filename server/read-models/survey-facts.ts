import type { Transaction } from "kysely";
import { isSurveyScale } from "../../streams/metrics/survey-answer.ts";
import type { Tables } from "../database/schema.ts";
import { idOf } from "../../streams/events/event.ts";
import { Ledgers, type Owner } from "./call-record.ts";
import { evolveRecords, type TimedFact } from "./evolve-records.ts";
import { saveRecords } from "./save-records.ts";

/**
 * Adds the scales to received surveys whose event does not state them, from the stored submission. Earlier
 * versions of the platform wrote such events.
 */
export async function addScales(
  trx: Transaction<Tables>,
  account: string,
  facts: readonly TimedFact[],
): Promise<readonly TimedFact[]> {
  const lacks = (fact: TimedFact): fact is Extract<TimedFact, { type: "survey-received" }> =>
    fact.type === "survey-received" && fact.data.scores !== undefined && fact.data.scales === undefined;
  const ids = facts.filter(lacks).map(({ data }) => data.id);
  if (ids.length === 0) return facts;
  const submissions = await trx
    .selectFrom("form_submissions")
    .select(["id", "answers"])
    .where("account", "=", account)
    .where("id", "in", ids)
    .execute();
  const scalesOf = new Map(
    submissions.map(({ id, answers }) => [
      id,
      Object.fromEntries(answers.flatMap(({ name, type }) => (isSurveyScale(type) ? [[name, type]] : []))),
    ]),
  );
  return facts.map((fact) => {
    const scales = lacks(fact) ? scalesOf.get(fact.data.id) : undefined;
    return scales && lacks(fact) ? { ...fact, data: { ...fact.data, scales } } : fact;
  });
}

/**
 * Adds surveys to calls of other epochs: customers may also answer after a demo or a replay began an epoch.
 * `ledgers`: the calls of the epoch of the facts.
 */
export async function saveLateSurveys(
  trx: Transaction<Tables>,
  { account, epoch }: Owner,
  facts: readonly TimedFact[],
  ledgers: Ledgers,
): Promise<void> {
  const late = facts.filter(
    ({ type, subject }) => type === "survey-received" && ledgers.call(idOf(subject)) === undefined,
  );
  if (late.length === 0) return;
  const calls = await trx
    .selectFrom("call_records")
    .selectAll()
    .where("account", "=", account)
    .where(
      "id",
      "in",
      late.map(({ subject }) => idOf(subject)),
    )
    .where("answered_at", "is not", null)
    .where("epoch", "<>", epoch)
    .execute();
  for (const of of new Set(calls.map((call) => call.epoch))) {
    const owner = { account, epoch: of };
    const others = new Ledgers(
      [],
      calls.filter((call) => call.epoch === of),
    );
    for (const fact of late) evolveRecords(others, fact, owner);
    await saveRecords(trx, owner, { calls: others.changedCalls() });
  }
}
