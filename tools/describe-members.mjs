const LIVE = "live-monitor.yaml#/components/schemas";
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const ID = { $ref: `${LIVE}/Id` };
/** What may be named besides other described resources; these keep their own rules when they are removed. */
const BUILT_IN = new Set(["User", "Segment", "FormSubmission"]);
/** Shapes of the contract that a member may have whole. The choices of others are not seen from here. */
const SHARED = new Set([
  ...["IntegrationName", "Moment", "WeeklyHours"].map((name) => schema(name).$ref),
  `${LIVE}/Zone`,
]);
const REMOVALS = new Set(["keeps", "refuses", "leaves", "narrows"]);
const MANY = 50;

/**
 * What a member holds, from its schema: which decides how it is kept, sorted, narrowed by, shown and typed.
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

/** What stands where nothing was said, if the description does not say it. */
const NOTHING = { boolean: false, references: [], texts: [], choices: [], rows: [], week: [] };
const mayBeEmpty = ({ minLength = 0, pattern, format, $ref }) =>
  minLength === 0 && !pattern && !format && !$ref;
const nothingFor = (kind, said) => NOTHING[kind] ?? (kind === "text" && mayBeEmpty(said) ? "" : null);

/** A schema that allows nothing to stand there too. */
function orNull({ $ref, type, enum: choices, ...said }) {
  if ($ref) return { oneOf: [{ $ref }, { type: "null" }], ...said };
  return { type: [type, "null"], ...said, ...(choices && { enum: [...choices, null] }) };
}

/** How a member is written, and how it is read. */
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
  const said = { ...rest, ...(when && { "x-when": when }) };
  const { description } = said;
  const told = { ...(description && { description }), ...(when && { "x-when": when }) };
  const either = [ID, schema("Reference")];
  switch (kind) {
    case "reference":
      return {
        written: { ...(isNullable ? orNull(ID) : ID), ...told },
        read: { oneOf: [...either, { type: "null" }], ...told },
      };
    case "references":
      if (readOnly) return { read: { type: "array", ...told, readOnly, items: { oneOf: either } } };
      return {
        written: { type: "array", maxItems: MANY, uniqueItems: true, ...said, items: ID },
        read: { type: "array", ...told, items: { oneOf: either } },
      };
    case "secret": {
      const { writeOnly, ...rest } = said;
      return {
        written: isNullable ? { ...orNull(rest), writeOnly } : said,
        read: { oneOf: [schema("Sealed"), { type: "null" }], ...told },
      };
    }
    default: {
      const whole = isNullable ? orNull(said) : said;
      return readOnly ? { read: { ...whole, readOnly } } : { written: whole, read: whole };
    }
  }
}

/**
 * A member that has a place only where others hold something: these come before it, and each holds one of a
 * few things.
 */
function checkedWhen({ one, properties, required }, name, { when, needed }) {
  const names = Object.keys(properties);
  if (!when && needed) throw new Error(`${one}.${name} is needed always: say so by \`required\`.`);
  if (when && required.includes(name))
    throw new Error(`${one}.${name} is required, and has a place only now and then: say \`needed\`.`);
  for (const [other, values] of Object.entries(when ?? {})) {
    if (names.indexOf(other) < 0 || names.indexOf(other) >= names.indexOf(name))
      throw new Error(`${one}.${name} depends on ${other}, which does not come before it.`);
    const can = properties[other].type === "boolean" ? [true, false] : (properties[other].enum ?? []);
    if (!values.every((value) => can.includes(value)))
      throw new Error(`${one}.${name} depends on what ${other} never holds.`);
  }
}

/** What may stand in the rows of a list. */
const IN_ROWS = new Set([
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

/** The rows of a list: what each of their members holds, and the shape that they are written and read in. */
function rowsOf(where, { items: { properties, required = [], defaults = {} }, ...said }) {
  const members = Object.entries(properties).map(([name, one]) => {
    const kind = kindOf(one);
    if (!IN_ROWS.has(kind)) throw new Error(`${where}.${name} is a ${kind}, which stands in no row.`);
    const nothing = required.includes(name) ? undefined : (defaults[name] ?? nothingFor(kind, one));
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
    ...said,
    items: {
      type: "object",
      additionalProperties: false,
      required,
      properties: Object.fromEntries(members.map(({ name, shape }) => [name, shape])),
    },
  };
  const { kinds, choices, defaults: nothings, rows } = knownOf(members);
  return {
    shape,
    rows: {
      members: members.map(({ name }) => name),
      kinds,
      choices,
      defaults: nothings,
      rows,
      most: said.maxItems,
    },
  };
}

/**
 * What is known of members, by name: what each holds, its choices, what stands where nothing is said, its
 * rows.
 */
export const knownOf = (members) => ({
  kinds: of(members, ({ kind }) => kind),
  choices: of(members, ({ choices }) => choices),
  defaults: of(members, ({ nothing }) => nothing),
  rows: of(members, ({ rows }) => rows),
});

/** What is known of the members of which it is known, by name. */
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
      `${where} has the shape ${$ref}, of which nothing is known here: write it out, an \`enum\` for choices.`,
    );
  const kinds = new Set(["reference", "references"]);
  if (!kinds.has(kind)) return;
  if (!REMOVALS.has(removal))
    throw new Error(
      `${where} has to say by \`removal\` what becomes of it when the record that it names is removed: keeps, refuses, leaves or narrows.`,
    );
  if (removal === "narrows" && kind !== "references")
    throw new Error(`${where} names one alone, of whom none can be the last.`);
  if (while_ && removal !== "leaves")
    throw new Error(`${where} says \`while\` of a name that does not leave.`);
  if (among && !resources.find(({ one }) => one === references))
    throw new Error(`${where} asks something of a ${references}, which nothing describes.`);
  if (picks && !(references === "User" && picks === "agents"))
    throw new Error(`${where}: of users alone it can be said that they are agents.`);
  if (BUILT_IN.has(references) && removal === "refuses")
    throw new Error(`${where}: a ${references} is removed by rules of its own, whatever names it.`);
  if (!BUILT_IN.has(references) && !resources.some(({ one }) => one === references))
    throw new Error(`${where} names a ${references}, which nothing describes.`);
}

/**
 * The members of a resource: what each holds, how it is written and read, and what stands where nothing was
 * said.
 */
export function membersOf(resource, resources) {
  const { properties, required, defaults = {}, sort, search, filters = [], unique } = resource;
  return Object.entries(properties).map(([name, said]) => {
    const kind = kindOf(said);
    checked(resource, name, said, kind, resources);
    checkedWhen(resource, name, said);
    const isRequired = required.includes(name);
    const nothing = isRequired ? undefined : (defaults[name] ?? nothingFor(kind, said));
    const isIn = (kinds) => kinds.includes(kind);
    if (
      sort.includes(name) &&
      isIn(["reference", "references", "texts", "choices", "secret", "rows", "week"])
    )
      throw new Error(`${resource.one}.${name} cannot be sorted by.`);
    if (filters.includes(name) && isIn(["secret", "rows", "week"]))
      throw new Error(`${resource.one}.${name} cannot be narrowed by.`);
    if (
      (search.includes(name) &&
        !isIn([
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
      (unique === name && !isIn(["text", "choice"]))
    )
      throw new Error(`${resource.one}.${name} is no text to be found or told apart by.`);
    const list = kind === "rows" ? rowsOf(`${resource.one}.${name}`, said) : null;
    return {
      name,
      kind,
      nothing,
      rows: list?.rows,
      ...shapesOf(kind, list?.shape ?? said, nothing === null),
      ...(said.references && {
        refersTo: {
          one: said.references,
          removal: said.removal,
          ...(said.while && { while: said.while }),
          ...(said.among && { among: said.among }),
          ...(said.picks && { picks: said.picks }),
        },
      }),
      choices: said.enum ?? said.items?.enum,
      when: said.when,
      needed: said.needed,
      goesWith: said.goesWith,
    };
  });
}

/** How a list can be narrowed by a member. */
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
