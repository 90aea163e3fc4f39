import { filterOf, knownOf, membersOf, of } from "./describe-members.mjs";
import { historyPath, historySchemas } from "./record-histories.mjs";

const LIVE = "live-monitor.yaml#/components/schemas";
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const parameter = (name) => ({ $ref: `#/components/parameters/${name}` });
const response = (name) => ({ $ref: `#/components/responses/${name}` });
const json = (name) => ({ "application/json": { schema: schema(name) } });
const FAULTS = {
  400: "Malformed",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  412: "Stale",
  413: "TooLarge",
  422: "Unprocessable",
  428: "VersionNeeded",
  503: "Unavailable",
};
const ETAG = { headers: { ETag: { $ref: "#/components/headers/ETag" } } };
const SYSTEMS = [{ bearer: [] }, { apiKey: [] }];
/** Members that the platform adds to every record. */
const STAMPS = {
  createdAt: { $ref: `${LIVE}/Time` },
  createdBy: {
    oneOf: [{ $ref: `${LIVE}/Id` }, schema("Reference"), { type: "null" }],
    description: "The user who created the record; null for the platform.",
  },
  updatedAt: { $ref: `${LIVE}/Time` },
  version: { type: "integer", minimum: 1 },
};
/** Filters and sort keys that every list has, in addition to its own members. */
const STAMP_FILTERS = { createdAt: "moment", updatedAt: "moment", createdBy: "reference" };
const STAMP_SORTS = ["createdAt", "updatedAt"];

const faults = (...statuses) =>
  Object.fromEntries([
    ...statuses.map((status) => [String(status), response(FAULTS[status])]),
    ["default", response("Problem")],
  ]);
const answer = (description, name, headers = {}) => ({
  200: { description, ...headers, content: json(name) },
});
const body = (name) => ({ requestBody: { required: true, content: json(name) } });

/** Returns the paths of one resource: a page, one record, and its changes. */
function pathsOf({
  path,
  one,
  many,
  words,
  sort,
  filters = [],
  members,
  unique,
  removable = true,
  isHeld,
  programmed = false,
}) {
  const shown = [...members.map(({ name }) => name), ...Object.keys(STAMPS)];
  const named = ["createdBy", ...members.flatMap(({ name, refersTo }) => (refersTo ? [name] : []))];
  const page = [
    ...["Limit", "Skip", "Search"].map(parameter),
    {
      name: "$sort",
      in: "query",
      style: "deepObject",
      schema: {
        type: "object",
        additionalProperties: false,
        maxProperties: 3,
        properties: Object.fromEntries(
          [...sort, ...STAMP_SORTS].map((member) => [member, schema("Direction")]),
        ),
      },
    },
    {
      name: "$select",
      in: "query",
      schema: { type: "array", maxItems: Math.max(20, shown.length), items: { type: "string", enum: shown } },
    },
    {
      name: "populate",
      in: "query",
      schema: { type: "array", maxItems: named.length, items: { type: "string", enum: named } },
    },
    { name: "_id", in: "query", ...filterOf({ kind: "text" }) },
    ...filters.map((name) => ({
      name,
      in: "query",
      ...filterOf(members.find((member) => member.name === name)),
    })),
    ...Object.entries(STAMP_FILTERS).map(([name, kind]) => ({ name, in: "query", ...filterOf({ kind }) })),
  ];
  const taken = unique || programmed ? [409] : [];
  const about = { tags: ["resources"] };
  return {
    [path]: {
      get: {
        operationId: `list${many}`,
        ...about,
        summary: words.many,
        security: SYSTEMS,
        parameters: page,
        responses: { ...answer("A page.", `${one}Page`), ...faults(400, 401, 403, 503) },
      },
      post: {
        operationId: `create${one}`,
        ...about,
        summary: `Create ${words.one}`,
        ...body(`New${one}`),
        responses: {
          ...answer("The created record.", one, ETAG),
          ...faults(400, 401, 403, ...taken, 413, 422, 503),
        },
      },
    },
    [`${path}/{id}`]: {
      parameters: [parameter("Id")],
      get: {
        operationId: `read${one}`,
        ...about,
        summary: `Retrieve ${words.one}`,
        security: SYSTEMS,
        responses: { ...answer("The record.", one, ETAG), ...faults(400, 401, 403, 404, 503) },
      },
      patch: {
        operationId: `change${one}`,
        ...about,
        summary: `Update ${words.one}`,
        parameters: [parameter("IfMatch")],
        ...body(`${one}Change`),
        responses: {
          ...answer("The updated record.", one, ETAG),
          ...faults(400, 401, 403, 404, ...taken, 412, 413, 422, 428, 503),
        },
      },
      ...(removable && {
        delete: {
          operationId: `remove${one}`,
          ...about,
          summary: `Remove ${words.one}`,
          parameters: [parameter("IfUnchanged")],
          responses: {
            204: { description: "Removed." },
            ...faults(400, 401, 403, 404, ...(isHeld ? [409] : []), 412, 503),
          },
        },
      }),
    },
    ...(removable && {
      [`${path}/{id}/holders`]: {
        parameters: [parameter("Id")],
        get: {
          operationId: `read${one}Holders`,
          ...about,
          summary: `List the records that refer to ${words.one}, and the effect of removing it on each`,
          responses: { ...answer("The present references.", "Holders"), ...faults(400, 401, 403, 404, 503) },
        },
      },
    }),
    ...historyPath(path, one, words.one),
  };
}

function schemasOf({ one, event, also, members, required }) {
  const object = (members, more = {}) => ({
    type: "object",
    additionalProperties: false,
    ...more,
    properties: members,
  });
  const count = (minimum) => ({ type: "integer", minimum });
  const page = (items) =>
    object(
      { total: count(0), skip: count(0), limit: count(1), data: { type: "array", items } },
      { required: ["total", "skip", "limit", "data"] },
    );
  const written = Object.fromEntries(
    members.flatMap(({ name, written: shape }) => (shape ? [[name, shape]] : [])),
  );
  const read = Object.fromEntries(members.map((member) => [member.name, member.read]));
  return {
    [one]: object({ _id: { $ref: `${LIVE}/Id` }, ...read, ...STAMPS }, { required: ["_id"] }),
    [`${one}Page`]: page(schema(one)),
    ...historySchemas(one, { event, also }),
    [`New${one}`]: object(written, { required }),
    [`${one}Change`]: object(written, { minProperties: 1 }),
  };
}

/** Adds the paths, schemas and permissions of the described resources to the contract. */
export function expandResources(contract, resources) {
  const { schemas } = contract.components;
  const permissions = resources.flatMap(({ permission }) => [`${permission}.read`, `${permission}.write`]);
  return {
    ...contract,
    paths: Object.assign({}, contract.paths, ...resources.map(pathsOf)),
    components: {
      ...contract.components,
      schemas: Object.assign(
        {},
        schemas,
        { Permission: { ...schemas.Permission, enum: [...schemas.Permission.enum, ...permissions] } },
        ...resources.map(schemasOf),
      ),
    },
  };
}

/**
 * Adds derived values to the definitions: details of their members, and `isHeld`, which is true if
 * references can prevent the removal of a record.
 */
export function describeAll(resources) {
  const described = resources.map((resource) => ({ ...resource, members: membersOf(resource, resources) }));
  const held = new Set(
    described.flatMap(({ members }) =>
      members.flatMap(({ refersTo }) =>
        refersTo && ["refuses", "narrows"].includes(refersTo.removal) ? [refersTo.one] : [],
      ),
    ),
  );
  return described.map((resource) => ({ ...resource, isHeld: held.has(resource.one) }));
}

/** Returns the resource definitions that console and platform use at run time, by schema name. */
export const describedOf = (resources) =>
  Object.fromEntries(
    resources.map(
      ({
        path,
        one,
        many,
        event,
        also = [],
        permission,
        members,
        title,
        names = null,
        namesWhen = [],
        unique = null,
        search,
        sort,
        filters = [],
        order,
        descending = false,
        removable = true,
        populates = [],
        programmed = false,
        table = "resource_records",
        defaultsWhen = [],
        examples,
      }) => [
        one,
        {
          one,
          table,
          path,
          list: `list${many}`,
          event,
          also,
          permission,
          title,
          names,
          namesWhen,
          members: members.map(({ name }) => name),
          ...knownOf(members),
          references: of(members, ({ refersTo }) => refersTo),
          when: of(members, ({ when }) => when),
          goesWith: of(members, ({ goesWith }) => goesWith),
          needed: members.flatMap(({ name, needed }) => (needed ? [name] : [])),
          readOnly: members.flatMap(({ name, written }) => (written ? [] : [name])),
          unique,
          search,
          sort: [...sort, ...STAMP_SORTS],
          filters,
          order,
          descending,
          removable,
          populates,
          programmed,
          defaultsWhen,
          examples,
        },
      ],
    ),
  );

/** Returns the rows of the permission table for the resources, and the permissions of each kind of user. */
export function permissionsOf(resources) {
  const rows = resources.flatMap(({ one, many, permission, feature, removable = true }) => {
    const gate = feature && { feature };
    return [
      [`list${many}`, { permission: `${permission}.read`, keys: true, ...gate }],
      [`read${one}`, { permission: `${permission}.read`, keys: true, ...gate }],
      [`read${one}History`, { permission: `${permission}.read`, keys: true, ...gate }],
      ...["create", "change", ...(removable ? ["remove"] : [])].map((verb) => [
        `${verb}${one}`,
        { permission: `${permission}.write`, ...gate },
      ]),
      ...(removable ? [[`read${one}Holders`, { permission: `${permission}.write`, ...gate }]] : []),
    ];
  });
  const heldBy = (who, verb) =>
    resources
      .filter(
        (resource) =>
          (resource[verb === "read" ? "readers" : "writers"] ??
            (verb === "read" ? "supervisors" : "administrators")) === who,
      )
      .map(({ permission }) => `${permission}.${verb}`);
  const holders = Object.fromEntries(
    ["allUsers", "supervisors", "administrators"].map((who) => [
      who,
      [...heldBy(who, "read"), ...heldBy(who, "write")],
    ]),
  );
  return { rows: Object.fromEntries(rows), holders };
}
