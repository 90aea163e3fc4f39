import { Problem } from "../kit/problem.ts";
import { whenHolds } from "../../openapi/formats/when-holds.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values with the record's name: the first entry of `namesWhen` or `names` with non-empty
 * members. Throws if they are all empty. Returns the values unchanged if `names` is null.
 */
export function namedBy(
  { title, names, namesWhen }: Pick<Described, "title" | "names" | "namesWhen">,
  values: Values,
): Values {
  if (names === null) return values;
  const textOf = (member: string) => (typeof values[member] === "string" ? values[member].trim() : "");
  const first = namesWhen.filter(({ when }) => whenHolds(when, values)).map((named) => named.first);
  const name = [...first, ...names]
    .map((members) =>
      members
        .split(" ")
        .map(textOf)
        .filter((text) => text !== "")
        .join(" "),
    )
    .find((name) => name !== "");
  if (name !== undefined) return { ...values, [title]: name };
  throw new Problem("unprocessable", {
    errors: [
      {
        pointer: `/body/${names[0]?.split(" ")[0]}`,
        code: "nameless",
        message: `is empty, as are ${names.join(", ")}`,
      },
    ],
  });
}
