import { isExact, tidyText } from "../../openapi/formats/tidy-text.ts";
import { follow, type Node, type Place, within } from "./documents.ts";

/**
 * Trims the texts of a request body before validation, except those that the contract stores verbatim. So the
 * stored texts, not the sent ones, must satisfy the contract. The console trims in the same way before it
 * sends.
 */
export const normalizeTexts = (value: unknown, place: Place): unknown => tidiedBy(value, shapesAt(place));

/** A schema and its place. */
interface Shape {
  readonly place: Place;
  readonly node: Node;
}

/** Cache of the schemas at each place. */
const known = new Map<Place, readonly Shape[]>();

/** Returns the schemas at a place, including all alternatives. */
function shapesAt(place: Place): readonly Shape[] {
  const shapes = known.get(place) ?? shapesFrom(place);
  known.set(place, shapes);
  return shapes;
}

function shapesFrom(place: Place): Shape[] {
  const shape = follow(place);
  const among = ["oneOf", "anyOf", "allOf"].flatMap((way) => {
    const choices = shape.node[way];
    return Array.isArray(choices)
      ? choices.flatMap((_, index) => shapesAt(within(shape.place, way, index)))
      : [];
  });
  return [shape, ...among];
}

function tidiedBy(value: unknown, shapes: readonly Shape[]): unknown {
  if (typeof value === "string") return shapes.some(({ node }) => isExact(node)) ? value : tidyText(value);
  if (Array.isArray(value)) {
    const items = below(shapes, "items");
    return value.map((item: unknown) => tidiedBy(item, items));
  }
  if (typeof value !== "object" || value === null) return value;
  const others = below(shapes, "additionalProperties");
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => {
      const own = below(shapes, "properties", name);
      return [name, tidiedBy(member, own.length > 0 ? own : others)];
    }),
  );
}

/** Returns the schemas below these schemas at a path, such as `properties`, then the name of a member. */
const below = (shapes: readonly Shape[], ...members: readonly [string, ...string[]]): Shape[] =>
  shapes.flatMap(({ place, node }) => {
    const found = members.reduce<unknown>(
      (at, member) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, member) ? Object(at)[member] : undefined,
      node,
    );
    return typeof found === "object" && found !== null ? shapesAt(within(place, ...members)) : [];
  });
