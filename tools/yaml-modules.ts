import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parse } from "yaml";

/**
 * Lets a module import the `document` of a YAML file. The file is parsed at build time, because parsing the
 * contract would delay the start of the platform by more than a second.
 */
export const yamlModules = (): Plugin => ({
  name: "yaml-modules",
  load(id) {
    if (!id.endsWith(".yaml")) return null;
    this.addWatchFile(id);
    // `JSON.parse` of a string is faster than an object literal of this size.
    return {
      code: `export const document = JSON.parse(${JSON.stringify(JSON.stringify(parse(readFileSync(id, "utf8"))))});`,
      map: null,
      moduleType: "js",
    };
  },
});
