import type { operations } from "../../openapi/generated/console.ts";
import { type Node, type Place, follow, membersAt, within } from "./documents.ts";

/** Id of an operation in the contract. */
export type OperationId = keyof operations;

/** Authentication method of a request: none, access token (`bearer`), refresh token or API key. */
export type Credential = "none" | "bearer" | "refresh" | "apiKey";

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  /** Place of the schema. */
  readonly schema: Place;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path template, with `{id}`. */
  readonly path: string;
  readonly credentials: readonly Credential[];
  readonly parameters: readonly Parameter[];
  /** Schemas of the body by media type; empty if the operation has no body. */
  readonly bodies: ReadonlyMap<string, Place>;
}

const ROOT: Place = "console.yaml#";
const METHODS = ["get", "post", "put", "patch", "delete"];

let read: readonly Operation[] | null = null;

/** Returns all operations of the contract. */
export const readOperations = (): readonly Operation[] => (read ??= readAll());

const readAll = (): readonly Operation[] =>
  membersAt(ROOT, "paths").flatMap((path) =>
    METHODS.filter(
      (method) =>
        membersAt(ROOT, "paths").includes(path) && method in follow(within(ROOT, "paths", path)).node,
    ).map((method) => readOperation(path, method)),
  );

function readOperation(path: string, method: string): Operation {
  const place = within(ROOT, "paths", path, method);
  const { node } = follow(place);
  const bodies = membersAt(place, "requestBody").includes("content")
    ? membersAt(within(place, "requestBody"), "content")
    : [];
  return {
    id: String(node["operationId"]),
    method,
    path,
    credentials: credentialsOf(node["security"] ?? follow(ROOT).node["security"]),
    parameters: [...parametersAt(within(ROOT, "paths", path)), ...parametersAt(place)],
    bodies: new Map(bodies.map((media) => [media, within(place, "requestBody", "content", media, "schema")])),
  };
}

function parametersAt(place: Place): Parameter[] {
  const { parameters = [] } = follow(place).node as { parameters?: readonly Node[] }; // a list by the specification of OpenAPI
  return parameters.map((_, index) => {
    const parameter = follow(within(place, "parameters", index));
    const { name, in: where, required } = parameter.node as unknown as Partial<Parameter>; // members by the specification of OpenAPI
    if (name === undefined || where === undefined)
      throw new Error(`The contract has a parameter without \`name\` or \`in\` at ${parameter.place}.`);
    return { name, in: where, required: required === true, schema: within(parameter.place, "schema") };
  });
}

function credentialsOf(security: unknown): Credential[] {
  const choices = (security as readonly Node[]).flatMap((choice) => Object.keys(choice)); // a list by the specification of OpenAPI
  return choices.length === 0 ? ["none"] : choices.map(credentialOf);
}

function credentialOf(scheme: string): Credential {
  if (scheme === "none" || scheme === "bearer" || scheme === "refresh" || scheme === "apiKey") return scheme;
  throw new Error(`The contract uses an unknown security scheme: ${scheme}.`);
}
