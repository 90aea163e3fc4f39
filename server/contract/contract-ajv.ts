import { _ } from "ajv";
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { isDate, isDateTime } from "../../openapi/formats/dates.ts";
import { isEmailAddress } from "../../openapi/formats/email-address.ts";
import { isWebAddress } from "../../openapi/formats/web-address.ts";

/**
 * Creates an Ajv instance with the keywords and formats of the contract. The platform compiles schemas with it
 * on first use; `tools/generate.mjs` generates the checks of the console with it.
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
  // Ajv's `uniqueItems` compares all pairs of items. The unique lists of the contract contain only strings or
  // numbers, so a set is enough.
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    code: (context) => {
      if (context.schema === true) context.fail(_`new Set(${context.data}).size < ${context.data}.length`);
    },
    error: { message: "contains a duplicate" },
  });
  return ajv;
}
