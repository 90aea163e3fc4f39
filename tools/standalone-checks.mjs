/** Writes checks of JSON schemas as code of its own, for a page whose policy forbids to compile a schema. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { _ } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { runnerImport } from "vite";
import { root } from "./prepare.mjs";

export const note = (source) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n`;

export const fileOf = (name) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/** The check of a CSV map as code of its own: the console imports logs too, and its page may not compile a schema. */
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
    // The only helper that it loads from the library.
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "(text) => [...text].length");
  if (code.includes("require("))
    throw new Error(`The check of ${source} needs a helper that has no replacement here.`);
  return `${note(source)}// @ts-nocheck\n${code}`;
}

/** The names of the bodies whose checks the console imports. */
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

/** Where a generated check needs what Ajv loads from elsewhere, by the expression that Ajv writes for it. */
const HELPERS = {
  'require("ajv/dist/runtime/ucs2length").default': ["checked-body", "codePoints"],
  "formats.date": ["dates", "isDate"],
  'formats["date-time"]': ["dates", "isDateTime"],
  "formats.email": ["email-address", "isEmailAddress"],
  "formats.uri": ["web-address", "isWebAddress"],
};

/** What a form needs to know of an error besides its keyword, as Ajv writes it. */
const DETAIL =
  /^(?:comparison: "[<>]=?", ?)?(?:limit|missingProperty|additionalProperty|passingSchemas): ([^,{}]+)$/;

/**
 * The check of a body as code of its own, for a page that may not compile a schema: Ajv's code, with what it writes at
 * each error as one call, since that is most of its size.
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
      if (!helper) throw new Error(`The check of ${name} needs ${source}, which has no replacement here.`);
      (imports[from] ??= new Set()).add(`${helper} as ${own}`);
      return "";
    });
  if (/require\(|formats[.[]|vErrors\.push|schemaPath/.test(code))
    throw new Error(`The check of ${name} holds code of Ajv in a form that is not known here.`);
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

/** The checks that the console imports, of documents with the files that they come from. */
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
