const LIVE = "live-monitor.yaml#/components/schemas";
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const parameter = (name) => ({ $ref: `#/components/parameters/${name}` });
const response = (name) => ({ $ref: `#/components/responses/${name}` });
const STAMPS = new Set(["_id", "createdAt", "createdBy", "updatedAt", "version"]);
const FAULTS = {
  400: "Malformed",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  503: "Unavailable",
};

/** Returns the path of a record's history, or of a part of it. Without `keys`, API keys have no access. */
export const historyPath = (
  path,
  one,
  words,
  { part, keys = true, parameters = [parameter("Id")] } = {},
) => ({
  [historyOf(path, part)]: {
    parameters,
    get: {
      operationId: `read${one}History`,
      tags: ["resources"],
      summary: `List the changes of ${words}, newest first${part ? "" : "; also after its removal"}`,
      ...(keys && { security: [{ bearer: [] }, { apiKey: [] }] }),
      parameters: [parameter("Limit"), parameter("Skip")],
      responses: {
        200: { description: "A page.", content: { "application/json": { schema: schema(`${one}History`) } } },
        ...Object.fromEntries(Object.entries(FAULTS).map(([status, name]) => [status, response(name)])),
        default: response("Problem"),
      },
    },
  },
});

const historyOf = (path, part) => `${path}/{id}${part ? `/${part}` : ""}/history`;

/**
 * Returns the schema of a record in its history, with names in place of ids; null if the usual schema
 * applies.
 */
function historyShapeOf({ required = [], properties, ...others }, without, references) {
  if (!required.some((member) => without.includes(member))) return null;
  const kept = Object.entries(properties).filter(([member]) => !without.includes(member));
  const named = ([member, value]) => [member, member in references ? namedIn(value) : value];
  // A record that exists once per account has no `_id` of its own, so it is added.
  return {
    ...others,
    required: ["_id", ...required.filter((member) => member !== "_id" && !without.includes(member))],
    properties: { _id: { $ref: `${LIVE}/Id` }, ...Object.fromEntries(kept.map(named)) },
  };
}

/**
 * Returns the schema of a named reference if the member contains an id or an optional id; else its own
 * schema.
 */
const namedIn = (value) =>
  value.$ref
    ? schema("Reference")
    : value.oneOf
      ? { ...value, oneOf: [schema("Reference"), { type: "null" }] }
      : value;

/**
 * Returns the history's names for further events: `sent` for `notification-sent`. Event types that do not
 * begin with the record's name stay unchanged.
 */
const alsoOf = (event, also) =>
  also.map((type) => (type.startsWith(`${event}-`) ? type.slice(event.length + 1) : type));

/** Returns the schemas of a page of a record's changes. */
export function historySchemas(one, { event, also = [], historyShape = null, shape = one }) {
  const object = (properties) => ({
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const count = (minimum) => ({ type: "integer", minimum });
  const state = (description) => ({
    oneOf: [schema(historyShape ? `${one}Told` : shape), { type: "null" }],
    description,
  });
  return {
    ...(historyShape && { [`${one}Told`]: historyShape }),
    [`${one}Moment`]: object({
      _id: { type: "string", minLength: 1, description: "The id of its event." },
      time: { $ref: `${LIVE}/Time` },
      what: { type: "string", enum: ["created", "edited", "removed", ...alsoOf(event, also)] },
      by: {
        oneOf: [schema("Reference"), { type: "null" }],
        description: "The user who made the change; null for the platform.",
      },
      before: state(
        "The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed.",
      ),
      after: state("The record after the change; null if it was removed, or no member changed."),
      replaced: {
        type: "array",
        items: { type: "string" },
        description: "The secrets that were replaced; their values are never returned.",
      },
    }),
    [`${one}History`]: object({
      total: count(0),
      skip: count(0),
      limit: count(1),
      data: { type: "array", items: schema(`${one}Moment`) },
    }),
  };
}

/**
 * Returns the histories that the contract's paths declare by `x-history`, for records that are not described
 * resources. A path may declare several, one for each part of the record.
 */
export const historiesIn = ({ paths, components }) =>
  Object.entries(paths).flatMap(([path, { "x-history": declared = [], parameters }]) =>
    [declared]
      .flat()
      .map(
        ({
          one,
          shape = one,
          within = one,
          part,
          words,
          event,
          subject = event,
          also = [],
          permission,
          feature,
          keys = true,
          names = [],
          references = {},
          without = [],
          secrets = [],
        }) => {
          const members = Object.keys(components.schemas[shape].properties).filter(
            (member) => !STAMPS.has(member) && !without.includes(member),
          );
          return {
            one,
            shape,
            within,
            part,
            words,
            event,
            subject,
            also,
            permission,
            feature,
            keys,
            names,
            path: path.replace(/\/\{id\}$/, ""),
            parameters,
            members,
            references,
            secrets,
            historyShape: historyShapeOf(components.schemas[shape], without, references),
          };
        },
      ),
  );

/** Adds the paths and schemas of the declared histories to the contract. */
export const withHistories = (contract) => {
  const histories = historiesIn(contract);
  return {
    ...contract,
    paths: Object.assign(
      {},
      contract.paths,
      ...histories.map(({ path, one, words, ...more }) => historyPath(path, one, words, more)),
    ),
    components: {
      ...contract.components,
      schemas: Object.assign(
        {},
        contract.components.schemas,
        ...histories.map(({ one, ...more }) => historySchemas(one, more)),
      ),
    },
  };
};

/** Returns the permission that each history requires, and the feature that the plan must include, if any. */
export const historyRows = (histories) =>
  Object.fromEntries(
    histories.map(({ one, permission, feature, keys }) => [
      `read${one}History`,
      { permission, ...(keys && { keys }), ...(feature && { feature }) },
    ]),
  );

/** Returns the properties of each history that the platform needs at run time, by schema name. */
export const historySpecsOf = (histories) =>
  Object.fromEntries(
    histories.map(
      ({ one, within, path, part, event, subject, also, names, members, references, secrets }) => [
        one,
        {
          one,
          within,
          history: historyOf(path, part),
          partial: part !== undefined,
          event,
          subject,
          also,
          names,
          members,
          references,
          secrets,
        },
      ],
    ),
  );
