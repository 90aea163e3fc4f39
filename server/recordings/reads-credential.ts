import { gcpCredential } from "../../openapi/formats/gcp-credential.ts";
import { Problem } from "../kit/problem.ts";
import type { Program, Write } from "../resources/program.ts";

/**
 * Copies the public members of a Google JSON key to the setting, because the key itself is stored encrypted.
 * Throws a problem if the text is not the key of a service account.
 */
export const readsCredential: Program = async (_, { values }) => ({ values: credential(values) });

function credential(values: Write["values"]): Write["values"] {
  if (typeof values["credentials"] !== "string") return values;
  const credential = gcpCredential(values["credentials"]);
  if (!credential)
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: "/body/credentials",
          code: "json",
          message: "The JSON credential is not valid, please fix.",
        },
      ],
    });
  const { privateKey: _, ...rest } = credential;
  return { ...values, ...rest };
}
