/** YAML modules, loaded by tools/yaml-modules.ts. */
declare module "*.yaml" {
  export const document: { readonly [member: string]: unknown };
}
