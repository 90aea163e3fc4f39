/**
 * Writes JSON schema checks as code, because the page's content security policy forbids compiling schemas.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { _ } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { runnerImport } from "vite";
import { root } from "./prepare.mjs";

export const note = (source) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n`;

export const fileOf = (name) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/** Returns the check of a CSV map as standalone code, for the log import in the console. */
export function csvMapCheck() {
  const source = "streams/import/csv-map.schema.json";
  const schema = JSON.parse(readFileSync(join(root, source), "utf8"));
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standaloneCode(ajv, ajv.compile(schema))
    .replace(/export default \w+;/, "")
    // Replaces the only helper that the generated code loads from Ajv.
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "(text) => [...text].length");
  if (code.includes("require("))
    throw new Error(`The check of ${source} uses an Ajv helper without a replacement. Add it here.`);
  return `${note(source)}// @ts-nocheck\n${code}`;
}

/** Returns the names of the bodies whose checks the console imports. */
const checkedNames = () =>
  new Set(
    readdirSync(join(root, "src"), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) =>
        [
          ...readFileSync(join(root, "src", name), "utf8").matchAll(
            /import \{ (\w+)Check \} from "[^"]*\/openapi\/generated\/checks\//g,
          ),
        ].map(([, found]) => found),
      ),
  );

/**
 * Replacements for the helpers in Ajv's code, by their expression: a file in `openapi/formats` and its
 * export.
 */
const HELPERS = {
  'require("ajv/dist/runtime/ucs2length").default': ["checked-body", "codePoints"],
  "formats.date": ["dates", "isDate"],
  'formats["date-time"]': ["dates", "isDateTime"],
  "formats.email": ["email-address", "isEmailAddress"],
  "formats.uri": ["web-address", "isWebAddress"],
};

/** Matches the parameter of an error, in Ajv's code, that forms use in addition to the keyword. */
const DETAIL =
  /^(?:comparison: "[<>]=?", ?)?(?:limit|missingProperty|additionalProperty|passingSchemas): ([^,{}]+)$/;

/**
 * Returns the check of a body as standalone code. Replaces the construction of each error in Ajv's code by a
 * function call, which saves most of the code's size.
 */
function checkOf(ajv, source, name, schema) {
  const file = fileOf(name);
  const imports = { "checked-body": new Set(["type CheckedBody", "withError"]) };
  const code = standaloneCode(ajv, ajv.compile(schema))
    .replace(/^"use strict";\n.*\n.*\n/, "")
    .replaceAll(
      /const (err\d+) = \{instancePath(?:: ?(.+?))?,schemaPath:.+?,keyword:("\w+"),params:\{(.*)\}\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
      (_, error, at = "instancePath", keyword, params) => {
        const detail = DETAIL.exec(params)?.[1];
        return `vErrors = withError(vErrors, ${at}, ${keyword}${detail === undefined ? "" : `, ${detail}`});\nerrors++;`;
      },
    )
    .replaceAll(
      /^const evaluated\d+ = .*\nif\(.*\)\{\n.*\n\}\nif\(.*\)\{\n.*\n\}\n|^validate\d+\.evaluated = .*\n/gm,
      "",
    )
    .replaceAll(/^const (schema\d+) = .*\n/gm, (line, own, at, all) =>
      all.split(own).length > 2 ? line : "",
    )
    .replaceAll(/^const (\w+\d+) = (require\(.*\)\.default|formats[.[].*);\n/gm, (line, own, source) => {
      const [from, helper] = HELPERS[source] ?? [];
      if (!helper)
        throw new Error(`The check of ${name} uses ${source} without a replacement. Add it to HELPERS.`);
      (imports[from] ??= new Set()).add(`${helper} as ${own}`);
      return "";
    });
  if (/require\(|formats[.[]|vErrors\.push|schemaPath/.test(code))
    throw new Error(`The check of ${name} has unexpected Ajv code. Adapt the replacements.`);
  const lines = Object.entries(imports).map(
    ([from, helpers]) => `import { ${[...helpers].join(", ")} } from "../../formats/${from}.ts";`,
  );
  return [
    join(root, "openapi/generated/checks", `${file}.ts`),
    `${note(source)}// @ts-nocheck
${lines.join("\n")}
import { ${name}Body } from "../bodies/${file}.ts";

${code}
/** ${name} as JSON Schema, and the check of it. */
export const ${name}Check: CheckedBody = {
  schema: ${name}Body,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
`,
  ];
}

/**
 * Returns the files of the checks that the console imports. `documents` are pairs of source path and
 * contract.
 */
export async function checksOf(wholeSchema, documents) {
  const { module } = await runnerImport(join(root, "server/contract/contract-ajv.ts"), {
    root,
    logLevel: "warn",
  });
  const names = checkedNames();
  return documents.flatMap(([source, document]) =>
    Object.keys(document.components.schemas)
      .filter((name) => names.has(name))
      .map((name) => {
        const ajv = module.contractAjv({
          messages: false,
          code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
        });
        return checkOf(ajv, source, name, wholeSchema(document, name));
      }),
  );
}
