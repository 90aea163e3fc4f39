import { type Operation, readOperations } from "../../server/contract/operations.ts";
import { follow, type Place } from "../../server/contract/documents.ts";
import { normalizeTexts } from "../../server/contract/normalize-texts.ts";
import { MAX_FAULTS } from "../../server/contract/validator.ts";
import { bodyFaults, type BodySchema } from "../../src/resource/records/form/body-faults.ts";
import { bodyOf } from "../../src/resource/records/form/body-of.ts";
import { checkRequest } from "./checked-request.ts";

const JSON_MEDIA = "application/json";
const BODIES: Readonly<Record<string, Readonly<Record<string, BodySchema>>>> = import.meta.glob<
  Record<string, BodySchema>
>("../../openapi/generated/bodies/*.ts", { eager: true });
const SCHEMAS: Readonly<Record<string, BodySchema>> = Object.assign({}, ...Object.values(BODIES));

/** A body that a console sends: what its form is held to, and what the platform holds it to. */
export interface SentBody {
  readonly operation: Operation;
  readonly place: Place;
  readonly schema: BodySchema;
}

/**
 * Each body of the contract that a person's console sends. What systems feed is sent by none, and is checked
 * event by event.
 */
export const SENT_BODIES: readonly SentBody[] = readOperations().flatMap((operation) => {
  const place = operation.bodies.get(JSON_MEDIA);
  if (place === undefined || operation.credentials.every((credential) => credential === "apiKey")) return [];
  const schema = SCHEMAS[`${follow(place).place.split("/").at(-1) ?? ""}Body`];
  if (!schema) throw new Error(`The console has no schema for ${operation.id}.`);
  return [{ operation, place, schema }];
});

/** Where a body has faults, as JSON pointers, and which. */
export type Verdict = ReadonlyMap<string, string>;

/** What a form says of a body. */
export const consoleVerdict = ({ schema }: SentBody, body: object): Verdict =>
  new Map(
    bodyFaults(schema, body).map(({ field, within, code }) => [
      `/body/${field}${within === undefined ? "" : `/${within}`}`,
      code,
    ]),
  );

/** What the check of the platform's routes says of a body, in a request that is valid otherwise. */
export const platformVerdict = ({ operation }: SentBody, body: object): Verdict =>
  new Map(
    checkRequest(operation, { parsed: { value: body } }).faults.map(({ pointer, code }) => [pointer, code]),
  );

interface Apart {
  readonly why: string;
  readonly by: "console" | "platform";
  readonly pointer: string;
  readonly code: string;
  /** An operation and a body of which only one of the two says so. */
  readonly example: readonly [string, object];
}

/** What only one of the two says, by design. */
export const APART: readonly Apart[] = [
  {
    why: "a change of nothing is no fault of a field, and no form sends it",
    by: "platform",
    pointer: "/body",
    code: "too-few",
    example: ["changeTag", {}],
  },
  {
    why: "the platform looks for the same twice in one pass, among texts and numbers alone; lists and objects are refused there themselves",
    by: "console",
    pointer: "/body/users",
    code: "uniqueItems",
    example: ["createIpRestriction", { range: "192.0.2.0/24", users: [[], []] }],
  },
];

const isApart = (by: Apart["by"], pointer: string, code: string): boolean =>
  APART.some((one) => one.by === by && one.code === code && (by === "console" || one.pointer === pointer));

/**
 * Which places the two do not agree about; none where they do. The platform tells no more than its first
 * faults.
 */
export function disagreements(mine: Verdict, theirs: Verdict): string[] {
  // It looks for what cannot be kept only in what keeps the contract.
  const isKept = [...theirs.values()].every((code) => code === "unstorable");
  const said = new Map([...mine].filter(([, code]) => isKept || code !== "unstorable"));
  const unheard = [...theirs].filter(
    ([pointer, code]) => said.get(pointer) !== code && !isApart("platform", pointer, code),
  );
  const unsaid =
    theirs.size < MAX_FAULTS
      ? [...said].filter(([pointer, code]) => !theirs.has(pointer) && !isApart("console", pointer, code))
      : [];
  return [
    ...unheard.map(
      ([pointer, code]) =>
        `${pointer}: the platform says ${code}, the console ${said.get(pointer) ?? "nothing"}`,
    ),
    ...unsaid.map(([pointer, code]) => `${pointer}: the console says ${code}, the platform nothing`),
  ];
}

/** The same of a body as it is typed, once as the platform keeps it and once as a form sends it. */
export function differences(sent: SentBody, typed: object): string[] {
  const kept = Object(normalizeTexts(typed, sent.place)) as object; // a tidied object is one
  const filled = bodyOf(sent.schema, typed);
  const bodies = JSON.stringify(kept) === JSON.stringify(filled) ? [filled] : [kept, filled];
  return bodies.flatMap((body) => disagreements(consoleVerdict(sent, body), platformVerdict(sent, body)));
}
