import { type Fault, Problem } from "../contract/problem.ts";
import type { Program } from "../resources/program.ts";
import { templateFault } from "./fill-template.ts";

/** The variables of a custom e-mail have to be such as can be filled in. */
export const customEmailProgram: Program = (_, { values }) => {
  const rows: readonly unknown[] = Array.isArray(values["paragraphs"]) ? values["paragraphs"] : [];
  const texts: (readonly [pointer: string, text: unknown])[] = [["/body/subject", values["subject"]], ["/body/title", values["title"]], ...rows.map((row, at): readonly [string, unknown] => [`/body/paragraphs/${at}/html`, Object(row)["html"]])];
  const errors = texts.flatMap(([pointer, text]): Fault[] => {
    const wrong = typeof text === "string" ? templateFault(text) : null;
    return wrong === null ? [] : [{ pointer, code: "template", message: `has variables that cannot be filled in: ${wrong}` }];
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  return Promise.resolve({ values });
};
