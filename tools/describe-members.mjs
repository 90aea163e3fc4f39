const LIVE = "live-monitor.yaml#/components/schemas";
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const ID = { $ref: `${LIVE}/Id` };
/** What may be named besides other described resources; these keep their own rules when they are removed. */
const BUILT_IN = new Set(["User", "Segment"]);
const REMOVALS = new Set(["keeps", "refuses"]);
const MANY = 50;

/** What a member holds, from its schema: which decides how it is kept, sorted, narrowed by, shown and typed. */
function kindOf({ references, many, writeOnly, type, format, enum: choices, $ref }) {
  if (references) return many ? "references" : "reference";
  if (writeOnly) return "secret";
  if (choices) return "choice";
  if (type === "array") return "texts";
  if (format === "date") return "date";
  if (format === "date-time" || $ref === schema("Moment").$ref) return "moment";
  return ["integer", "number", "boolean"].includes(type) ? type : "text";
}

/** What stands where nothing was said, if the description does not say it. */
const NOTHING = { boolean: false, references: [], texts: [] };
const mayBeEmpty = ({ minLength = 0, pattern, format, $ref }) => minLength === 0 && !pattern && !format && !$ref;
const nothingFor = (kind, said) => NOTHING[kind] ?? (kind === "text" && mayBeEmpty(said) ? "" : null);

/** A schema that allows nothing to stand there too. */
function orNull({ $ref, type, enum: choices, ...said }) {
  if ($ref) return { oneOf: [{ $ref }, { type: "null" }], ...said };
  return { type: [type, "null"], ...said, ...(choices && { enum: [...choices, null] }) };
}

/** How a member is written, and how it is read. */
function shapesOf(kind, { references: _, many: _many, removal: _removal, readOnly, ...said }, isNullable) {
  const { description } = said;
  const told = description && { description };
  const either = [ID, schema("Reference")];
  switch (kind) {
    case "reference":
      return { written: { ...(isNullable ? orNull(ID) : ID), ...told }, read: { oneOf: [...either, { type: "null" }], ...told } };
    case "references":
      return { written: { type: "array", maxItems: MANY, uniqueItems: true, ...said, items: ID }, read: { type: "array", ...told, items: { oneOf: either } } };
    case "secret": {
      const { writeOnly, ...rest } = said;
      return { written: isNullable ? { ...orNull(rest), writeOnly } : said, read: { oneOf: [schema("Sealed"), { type: "null" }], ...told } };
    }
    default: {
      const whole = isNullable ? orNull(said) : said;
      return readOnly ? { read: { ...whole, readOnly } } : { written: whole, read: whole };
    }
  }
}

function checked(resource, name, { references, removal }, kind, resources) {
  const where = `${resource.one}.${name}`;
  const kinds = new Set(["reference", "references"]);
  if (!kinds.has(kind)) return;
  if (!REMOVALS.has(removal)) throw new Error(`${where} has to say by \`removal\` what becomes of it when the record that it names is removed: keeps or refuses.`);
  if (BUILT_IN.has(references) && removal === "refuses") throw new Error(`${where}: a ${references} is removed by rules of its own, whatever names it.`);
  if (!BUILT_IN.has(references) && !resources.some(({ one }) => one === references)) throw new Error(`${where} names a ${references}, which nothing describes.`);
}

/** The members of a resource: what each holds, how it is written and read, and what stands where nothing was said. */
export function membersOf(resource, resources) {
  const { properties, required, defaults = {}, sort, search, unique } = resource;
  return Object.entries(properties).map(([name, said]) => {
    const kind = kindOf(said);
    checked(resource, name, said, kind, resources);
    const isRequired = required.includes(name);
    const nothing = isRequired ? undefined : (defaults[name] ?? nothingFor(kind, said));
    if (sort.includes(name) && ["reference", "references", "texts", "secret"].includes(kind)) throw new Error(`${resource.one}.${name} cannot be sorted by.`);
    if ((search.includes(name) || unique === name) && !["text", "choice"].includes(kind)) throw new Error(`${resource.one}.${name} is no text to be found or told apart by.`);
    return { name, kind, nothing, ...shapesOf(kind, said, nothing === null), ...(said.references && { refersTo: { one: said.references, removal: said.removal } }), choices: said.enum };
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
