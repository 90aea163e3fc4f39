import type { AnswerArea } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";

const PATH = "/forms-submissions";
const NOWHERE = "000000000000000000000000";

/** Submissions of customers and agents. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const form = textOf(
    (await platform.api("POST /forms", { ...admin, json: { name: "Handed in" } })).body._id,
  );
  const made = await platform.api(`POST ${PATH}`, { ...admin, json: { form, contact: "c-1", answers: {} } });
  const doomed = await platform.api(`POST ${PATH}`, {
    ...admin,
    json: { form, contact: "c-3", answers: {} },
  });
  return [
    [200, `GET ${PATH}`, admin],
    [403, `GET ${PATH}`, recorder],
    [200, `POST ${PATH}`, { ...admin, json: { form, contact: "c-2", answers: {} } }],
    [403, `POST ${PATH}`, { ...recorder, json: { form, contact: "c-2", answers: {} } }],
    [422, `POST ${PATH}`, { ...admin, json: { form: NOWHERE, contact: "c-2", answers: {} } }],
    [200, `GET ${PATH}/${textOf(made.body._id)}`, admin],
    [404, `GET ${PATH}/${NOWHERE}`, admin],
    [403, `DELETE ${PATH}/${textOf(made.body._id)}`, recorder],
    [404, `DELETE ${PATH}/${NOWHERE}`, admin],
    [204, `DELETE ${PATH}/${textOf(doomed.body._id)}`, admin],
  ];
};
