import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parse } from "yaml";

/**
 * Lets a module import the `document` of a YAML file. It is read when the module is built: reading the
 * contract each time costs a platform more than a second at its start.
 */
export const yamlModules = (): Plugin => ({
  name: "yaml-modules",
  load(id) {
    if (!id.endsWith(".yaml")) return null;
    this.addWatchFile(id);
    // A text is parsed faster than a literal of this size.
    return {
      code: `export const document = JSON.parse(${JSON.stringify(JSON.stringify(parse(readFileSync(id, "utf8"))))});`,
      map: null,
      moduleType: "js",
    };
  },
});
