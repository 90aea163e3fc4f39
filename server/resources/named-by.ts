import { Problem } from "../contract/problem.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** The values with what people call such a record, made of its members; ends the write where these say nothing at all. */
export function namedBy({ title, names }: Pick<Described, "title" | "names">, values: Values): Values {
  if (names === null) return values;
  const textOf = (member: string) => (typeof values[member] === "string" ? values[member].trim() : "");
  const name = names.map((members) => members.split(" ").map(textOf).filter((text) => text !== "").join(" ")).find((said) => said !== "");
  if (name !== undefined) return { ...values, [title]: name };
  throw new Problem("unprocessable", { errors: [{ pointer: `/body/${names[0]?.split(" ")[0]}`, code: "nameless", message: `says nothing, nor do ${names.join(", ")}` }] });
}
