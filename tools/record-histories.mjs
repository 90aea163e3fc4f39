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

/**
 * Where the history of a record is read: below the record, or below a part of it. Some are for people alone.
 */
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
      summary: `What became of ${words}, the latest first${part ? "" : ", also where it was removed"}`,
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
 * A record as its history tells it, with names where it has ids; nothing where that is as everywhere: members
 * that it always has may be left out.
 */
function toldOf({ required = [], properties, ...said }, without, references) {
  if (!required.some((member) => without.includes(member))) return null;
  const told = Object.entries(properties).filter(([member]) => !without.includes(member));
  const named = ([member, value]) => [member, member in references ? namedIn(value) : value];
  // What is one of a kind in its account says no id of its own.
  return {
    ...said,
    required: ["_id", ...required.filter((member) => member !== "_id" && !without.includes(member))],
    properties: { _id: { $ref: `${LIVE}/Id` }, ...Object.fromEntries(told.map(named)) },
  };
}

/** The name of whoever a member names, where it holds one id, or one or none. */
const namedIn = (value) =>
  value.$ref
    ? schema("Reference")
    : value.oneOf
      ? { ...value, oneOf: [schema("Reference"), { type: "null" }] }
      : value;

/**
 * What happened besides that it was made, changed or removed, as its history calls it: `sent` of
 * `notification-sent`, and what is called otherwise as it is.
 */
const alsoOf = (event, also) =>
  also.map((type) => (type.startsWith(`${event}-`) ? type.slice(event.length + 1) : type));

/** A page of the changes of a record, as whoever may read it sees them. */
export function historySchemas(one, { event, also = [], told = null, shape = one }) {
  const object = (properties) => ({
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const count = (minimum) => ({ type: "integer", minimum });
  const state = (description) => ({
    oneOf: [schema(told ? `${one}Told` : shape), { type: "null" }],
    description,
  });
  return {
    ...(told && { [`${one}Told`]: told }),
    [`${one}Moment`]: object({
      _id: { type: "string", minLength: 1, description: "The id of its event." },
      time: { $ref: `${LIVE}/Time` },
      what: { type: "string", enum: ["created", "edited", "removed", ...alsoOf(event, also)] },
      by: {
        oneOf: [schema("Reference"), { type: "null" }],
        description: "Who did it; null where nobody did.",
      },
      before: state(
        "How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone.",
      ),
      after: state("How it was from then on; null where it was removed then, or nothing in it was changed."),
      replaced: {
        type: "array",
        items: { type: "string" },
        description: "The secrets that were given then. What they were is told nowhere.",
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
 * What the paths of a contract say by `x-history` of records that no description is of: of one record, or of
 * several parts of it.
 */
export const recountedIn = ({ paths, components }) =>
  Object.entries(paths).flatMap(([path, { "x-history": said = [], parameters }]) =>
    [said]
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
            told: toldOf(components.schemas[shape], without, references),
          };
        },
      ),
  );

/** The paths and schemas of these histories. */
export const withHistories = (contract) => {
  const recounted = recountedIn(contract);
  return {
    ...contract,
    paths: Object.assign(
      {},
      contract.paths,
      ...recounted.map(({ path, one, words, ...more }) => historyPath(path, one, words, more)),
    ),
    components: {
      ...contract.components,
      schemas: Object.assign(
        {},
        contract.components.schemas,
        ...recounted.map(({ one, ...more }) => historySchemas(one, more)),
      ),
    },
  };
};

/** Who may read them: whoever may read the record, where the plan holds it. */
export const historyRows = (recounted) =>
  Object.fromEntries(
    recounted.map(({ one, permission, feature, keys }) => [
      `read${one}History`,
      { permission, ...(keys && { keys }), ...(feature && { feature }) },
    ]),
  );

/** What the platform has to know of each, by the name of its schema. */
export const saidOfRecounted = (recounted) =>
  Object.fromEntries(
    recounted.map(
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
