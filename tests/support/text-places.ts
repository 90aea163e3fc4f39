import { follow, membersAt, type Place, within } from "../../server/contract/documents.ts";

/**
 * Returns the paths of user-written texts in the values of a schema, with `0` for any place of a list and
 * `name` for any member of a map.
 */
export function textPlaces(place: Place, path: readonly string[] = []): (readonly string[])[] {
  const { node, place: at } = follow(place);
  const isText = [node["type"]].flat().includes("string") && !node["enum"] && node["const"] === undefined;
  const among = ["oneOf", "anyOf", "allOf"].flatMap((way) =>
    Array.isArray(node[way]) ? node[way].flatMap((_, index) => textPlaces(within(at, way, index), path)) : [],
  );
  const members = membersAt(at, "properties").flatMap((name) =>
    textPlaces(within(at, "properties", name), [...path, name]),
  );
  const items = "items" in node ? textPlaces(within(at, "items"), [...path, "0"]) : [];
  const others =
    typeof node["additionalProperties"] === "object"
      ? textPlaces(within(at, "additionalProperties"), [...path, "name"])
      : [];
  return [...(isText ? [path] : []), ...among, ...members, ...items, ...others];
}
