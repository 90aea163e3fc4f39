const LIVE = "live-monitor.yaml#/components/schemas";
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const ID = { $ref: `${LIVE}/Id` };
/** Record kinds without a resource definition that references may target. They have their own removal rules. */
const BUILT_IN = new Set(["User", "Segment", "FormSubmission"]);
/** Schemas that a member may refer to by `$ref`. The enums of other schemas are not known here. */
const SHARED = new Set([
  ...["IntegrationName", "Moment", "WeeklyHours"].map((name) => schema(name).$ref),
  `${LIVE}/Zone`,
]);
const REMOVALS = new Set(["keeps", "refuses", "leaves", "narrows"]);
const MAX_REFERENCES = 50;

/**
 * Returns the kind of a member from its schema. The kind determines storage, sorting, filters, display and
 * types.
 */
function kindOf({ references, many, writeOnly, type, format, enum: choices, items, $ref }) {
  if (references) return many ? "references" : "reference";
  if (writeOnly) return "secret";
  if (choices) return "choice";
  if ($ref === schema("WeeklyHours").$ref) return "week";
  if ($ref === `${LIVE}/Zone`) return "zone";
  if (type === "array") return items.type === "object" ? "rows" : items.enum ? "choices" : "texts";
  if (format === "date") return "date";
  if (format === "date-time" || $ref === schema("Moment").$ref) return "moment";
  return ["integer", "number", "boolean"].includes(type) ? type : "text";
}

/** Default values by kind, for members whose schema has no default. */
const KIND_DEFAULTS = { boolean: false, references: [], texts: [], choices: [], rows: [], week: [] };
const mayBeEmpty = ({ minLength = 0, pattern, format, $ref }) =>
  minLength === 0 && !pattern && !format && !$ref;
const defaultFor = (kind, member) =>
  KIND_DEFAULTS[kind] ?? (kind === "text" && mayBeEmpty(member) ? "" : null);

/** Returns a schema that also allows null. */
function orNull({ $ref, type, enum: choices, ...definition }) {
  if ($ref) return { oneOf: [{ $ref }, { type: "null" }], ...definition };
  return { type: [type, "null"], ...definition, ...(choices && { enum: [...choices, null] }) };
}

/** Returns the schemas of a member in requests and in responses. */
function shapesOf(
  kind,
  {
    references: _,
    many: _many,
    removal: _removal,
    while: _while,
    among: _among,
    picks: _picks,
    when,
    needed: _needed,
    goesWith: _goesWith,
    readOnly,
    ...rest
  },
  isNullable,
) {
  const definition = { ...rest, ...(when && { "x-when": when }) };
  const { description } = definition;
  const notes = { ...(description && { description }), ...(when && { "x-when": when }) };
  const either = [ID, schema("Reference")];
  switch (kind) {
    case "reference":
      return {
        written: { ...(isNullable ? orNull(ID) : ID), ...notes },
        read: { oneOf: [...either, { type: "null" }], ...notes },
      };
    case "references":
      if (readOnly) return { read: { type: "array", ...notes, readOnly, items: { oneOf: either } } };
      return {
        written: { type: "array", maxItems: MAX_REFERENCES, uniqueItems: true, ...definition, items: ID },
        read: { type: "array", ...notes, items: { oneOf: either } },
      };
    case "secret": {
      const { writeOnly, ...rest } = definition;
      return {
        written: isNullable ? { ...orNull(rest), writeOnly } : definition,
        read: { oneOf: [schema("Sealed"), { type: "null" }], ...notes },
      };
    }
    default: {
      const whole = isNullable ? orNull(definition) : definition;
      return readOnly ? { read: { ...whole, readOnly } } : { written: whole, read: whole };
    }
  }
}

/**
 * Throws if a member's `when` depends on a later member, or on a value that the other member never has.
 */
function checkedWhen({ one, properties, required }, name, { when, needed }) {
  const names = Object.keys(properties);
  if (!when && needed)
    throw new Error(`${one}.${name} has \`needed\` without \`when\`. Add it to \`required\`.`);
  if (when && required.includes(name))
    throw new Error(`${one}.${name} has \`when\` and is required. Use \`needed\`.`);
  for (const [other, values] of Object.entries(when ?? {})) {
    if (names.indexOf(other) < 0 || names.indexOf(other) >= names.indexOf(name))
      throw new Error(`${one}.${name} depends on ${other}. Move ${other} before it.`);
    const can = properties[other].type === "boolean" ? [true, false] : (properties[other].enum ?? []);
    if (!values.every((value) => can.includes(value)))
      throw new Error(`${one}.${name} depends on a value that ${other} never has. Correct \`when\`.`);
  }
}

/** Kinds allowed in rows. */
const KINDS_IN_ROWS = new Set([
  "text",
  "choice",
  "integer",
  "number",
  "boolean",
  "date",
  "moment",
  "texts",
  "rows",
]);

/** Returns the members and the schema of a member that contains rows. */
function rowsOf(where, { items: { properties, required = [], defaults = {} }, ...definition }) {
  const members = Object.entries(properties).map(([name, one]) => {
    const kind = kindOf(one);
    if (!KINDS_IN_ROWS.has(kind))
      throw new Error(
        `${where}.${name}: rows cannot contain the kind ${kind}. Use ${[...KINDS_IN_ROWS].join(", ")}.`,
      );
    const nothing = required.includes(name) ? undefined : (defaults[name] ?? defaultFor(kind, one));
    const inner = kind === "rows" ? rowsOf(`${where}.${name}`, one) : null;
    return {
      name,
      kind,
      nothing,
      shape: inner?.shape ?? (nothing === null ? orNull(one) : one),
      choices: one.enum,
      rows: inner?.rows,
    };
  });
  const shape = {
    ...definition,
    items: {
      type: "object",
      additionalProperties: false,
      required,
      properties: Object.fromEntries(members.map(({ name, shape }) => [name, shape])),
    },
  };
  const { kinds, choices, defaults: rowDefaults, rows } = knownOf(members);
  return {
    shape,
    rows: {
      members: members.map(({ name }) => name),
      kinds,
      choices,
      defaults: rowDefaults,
      rows,
      most: definition.maxItems,
    },
  };
}

/** Returns the kinds, choices, defaults and rows of members, each as a map by member name. */
export const knownOf = (members) => ({
  kinds: of(members, ({ kind }) => kind),
  choices: of(members, ({ choices }) => choices),
  defaults: of(members, ({ nothing }) => nothing),
  rows: of(members, ({ rows }) => rows),
});

/** Returns a map from member names to the values of a property, for the members that have it. */
export const of = (members, known) =>
  Object.fromEntries(
    members.flatMap((member) => (known(member) === undefined ? [] : [[member.name, known(member)]])),
  );

function checked(
  resource,
  name,
  { references, removal, while: while_, among, picks, $ref },
  kind,
  resources,
) {
  const where = `${resource.one}.${name}`;
  if ($ref && !SHARED.has($ref))
    throw new Error(
      `${where} refers to ${$ref}, which is not supported. Write the schema inline, with \`enum\` for choices.`,
    );
  const kinds = new Set(["reference", "references"]);
  if (!kinds.has(kind)) return;
  if (!REMOVALS.has(removal))
    throw new Error(`${where} has no valid \`removal\`. Use keeps, refuses, leaves or narrows.`);
  if (removal === "narrows" && kind !== "references")
    throw new Error(`${where} is a single reference. Use \`removal: narrows\` only with \`many\`.`);
  if (while_ && removal !== "leaves")
    throw new Error(`${where} has \`while\`, which requires \`removal: leaves\`.`);
  if (among && !resources.find(({ one }) => one === references))
    throw new Error(`${where} has \`among\`, but ${references} is not a described resource.`);
  if (picks && !(references === "User" && picks === "agents"))
    throw new Error(`${where}: only references to User accept \`picks: agents\`.`);
  if (BUILT_IN.has(references) && removal === "refuses")
    throw new Error(
      `${where}: ${references} has its own rules of removal. \`removal: refuses\` is not allowed.`,
    );
  if (!BUILT_IN.has(references) && !resources.some(({ one }) => one === references))
    throw new Error(`${where} refers to ${references}, which is not a described resource.`);
}

/** Returns the members of a resource with their kinds, schemas and defaults. */
export function membersOf(resource, resources) {
  const { properties, required, defaults = {}, sort, search, filters = [], unique } = resource;
  return Object.entries(properties).map(([name, definition]) => {
    const kind = kindOf(definition);
    checked(resource, name, definition, kind, resources);
    checkedWhen(resource, name, definition);
    const isRequired = required.includes(name);
    const nothing = isRequired ? undefined : (defaults[name] ?? defaultFor(kind, definition));
    const isOneOf = (kinds) => kinds.includes(kind);
    if (
      sort.includes(name) &&
      isOneOf(["reference", "references", "texts", "choices", "secret", "rows", "week"])
    )
      throw new Error(`${resource.one}.${name} is a ${kind}: remove it from \`sort\`.`);
    if (filters.includes(name) && isOneOf(["secret", "rows", "week"]))
      throw new Error(`${resource.one}.${name} is a ${kind}: remove it from \`filters\`.`);
    if (
      (search.includes(name) &&
        !isOneOf([
          "text",
          "texts",
          "choice",
          "zone",
          "rows",
          "date",
          "moment",
          "integer",
          "reference",
          "references",
        ])) ||
      (unique === name && !isOneOf(["text", "choice"]))
    )
      throw new Error(`${resource.one}.${name} is a ${kind}: remove it from \`search\` or \`unique\`.`);
    const list = kind === "rows" ? rowsOf(`${resource.one}.${name}`, definition) : null;
    return {
      name,
      kind,
      nothing,
      rows: list?.rows,
      ...shapesOf(kind, list?.shape ?? definition, nothing === null),
      ...(definition.references && {
        refersTo: {
          one: definition.references,
          removal: definition.removal,
          ...(definition.while && { while: definition.while }),
          ...(definition.among && { among: definition.among }),
          ...(definition.picks && { picks: definition.picks }),
        },
      }),
      choices: definition.enum ?? definition.items?.enum,
      when: definition.when,
      needed: definition.needed,
      goesWith: definition.goesWith,
    };
  });
}

/** Returns the query parameter of a member's filter. */
export const filterOf = ({ kind }) => {
  switch (kind) {
    case "boolean":
      return { schema: { type: "boolean" } };
    case "integer":
    case "number":
      return { style: "deepObject", schema: schema("NumberFilter") };
    case "date":
      return { style: "deepObject", schema: schema("DayFilter") };
    case "moment":
      return { style: "deepObject", schema: schema("TimeFilter") };
    default:
      return { style: "deepObject", schema: schema("TextFilter") };
  }
};
