import { _ } from "ajv";
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { isDate, isDateTime } from "../../openapi/formats/dates.ts";
import { isEmailAddress } from "../../openapi/formats/email-address.ts";
import { isWebAddress } from "../../openapi/formats/web-address.ts";

/**
 * An Ajv instance with the keywords and formats of the contract. The platform compiles its schemas with it when
 * it needs them; `tools/generate.mjs` writes the checks of the console with it.
 */
export function contractAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    formats: {
      date: isDate,
      "date-time": isDateTime,
      email: isEmailAddress,
      uri: isWebAddress,
      binary: true,
    },
    ...options,
  });
  // Ajv's `uniqueItems` compares all pairs. Unique lists of the contract contain texts or numbers, so a set
  // is enough.
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    code: (context) => {
      if (context.schema === true) context.fail(_`new Set(${context.data}).size < ${context.data}.length`);
    },
    error: { message: "holds the same twice" },
  });
  return ajv;
}
