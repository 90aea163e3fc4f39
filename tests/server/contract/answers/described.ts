import { whenHolds } from "../../../../openapi/formats/when-holds.ts";
import { RESOURCES } from "../../../../server/resources/described.ts";
import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { type Ask, textOf } from "../../../support/platform.ts";

const NOWHERE = "000000000000000000000000";

/** All resources described in the contract. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const all: AnswerRow[] = [];
  for (const described of RESOURCES.filter(({ programmed }) => !programmed)) {
    const { path, examples, unique, removable } = described;
    const [holding] = RESOURCES.filter((holder) => !holder.programmed).flatMap((holder) =>
      Object.entries(holder.references).flatMap(([name, { one, removal }]) =>
        one === described.one && (removal === "refuses" || removal === "narrows") ? [{ holder, name }] : [],
      ),
    );
    // References only records that the filter allows.
    const fit = holding?.holder.references[holding.name]?.among;
    const [first = {}, second = {}] = examples.toSorted(
      (one, other) => Number(whenHolds(fit, other)) - Number(whenHolds(fit, one)),
    );
    const named = (json: object): Ask => ({ ...admin, json, headers: { "if-match": '"1"' } });
    const [member = ""] = Object.keys(first);
    const made = await platform.api(`POST ${path}`, { ...admin, json: first });
    const own = `${path}/${textOf(made.body._id)}`;
    all.push(
      [200, `GET ${path}`, admin],
      [200, `POST ${path}`, { ...admin, json: second }],
      [422, `POST ${path}`, { ...admin, json: { ...second, [member]: "" } }],
      [403, `POST ${path}`, { ...recorder, json: second }],
      [200, `GET ${own}`, admin],
      [404, `GET ${path}/${NOWHERE}`, admin],
      [200, `GET ${own}/history`, admin],
      [404, `GET ${path}/${NOWHERE}/history`, admin],
      [428, `PATCH ${own}`, { ...admin, json: first }],
      [422, `PATCH ${own}`, named({ [member]: "" })],
      [404, `PATCH ${path}/${NOWHERE}`, named(first)],
      ...(unique === null
        ? []
        : ([
            [409, `POST ${path}`, { ...admin, json: second }],
            [409, `PATCH ${own}`, named({ [unique]: second[unique] })],
          ] satisfies AnswerRow[])),
      [200, `PATCH ${own}`, named(first)],
      [412, `PATCH ${own}`, named(first)],
    );
    const holder =
      holding &&
      (await platform.api(`POST ${holding.holder.path}`, {
        ...admin,
        json: {
          ...holding.holder.examples[1],
          ...(holding.holder.unique !== null && { [holding.holder.unique]: `Holder of ${described.one}` }),
          [holding.name]:
            holding.holder.kinds[holding.name] === "references" ? [made.body._id] : made.body._id,
        },
      }));
    if (holder)
      all.push(
        [409, `DELETE ${own}`, admin],
        [204, `DELETE ${holding.holder.path}/${textOf(holder.body._id)}`, admin],
      );
    if (removable)
      all.push(
        [200, `GET ${own}/holders`, admin],
        [404, `GET ${path}/${NOWHERE}/holders`, admin],
        [412, `DELETE ${own}`, { ...admin, headers: { "if-match": '"99"' } }],
        [204, `DELETE ${own}`, admin],
        [404, `DELETE ${own}`, admin],
      );
  }
  return all;
};
