import { document as console } from "../../openapi/console.yaml";
import { document as liveMonitor } from "../../openapi/live-monitor.yaml";

/** Any node of a contract document. */
export type Node = { readonly [member: string]: unknown };

/** Documents of the contract, by the file names that their references use. */
export const DOCUMENTS: Readonly<Record<string, Node>> = {
  "console.yaml": console,
  "live-monitor.yaml": liveMonitor,
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** A place in a document, such as `console.yaml#/paths/~1users/get`. */
export type Place = `${string}#${string}`;

/** Returns the place of a member below `place`. */
export const within = (place: Place, ...members: readonly (string | number)[]): Place =>
  `${place}${members.map((member) => `/${encodeURIComponent(String(member).replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("")}`;

/** A node of a document and its place. */
interface Found {
  readonly place: Place;
  readonly node: Node;
}

/** Cache of resolved places, because every request resolves the same ones. */
const followed = new Map<Place, Found>();

/** Resolves references at a place and returns the value with its final place. */
export function follow(place: Place): Found {
  const found = followed.get(place) ?? followedFrom(place);
  followed.set(place, found);
  return found;
}

function followedFrom(place: Place): Found {
  const node = at(place);
  const ref = node["$ref"];
  if (typeof ref !== "string") return { place, node };
  const [document = ""] = place.split("#");
  return follow(ref.startsWith("#") ? (`${document}${ref}` as Place) : asPlace(ref)); // a reference that begins with # is in the same document
}

function at(place: Place): Node {
  const [document = "", pointer = ""] = place.split("#");
  let node: unknown = DOCUMENTS[document];
  for (const member of pointer.split("/").slice(1)) {
    node = isNode(node)
      ? node[decodeURIComponent(member).replaceAll("~1", "/").replaceAll("~0", "~")]
      : undefined;
  }
  if (!isNode(node)) throw new Error(`The contract has nothing at ${place}.`);
  return node;
}

function asPlace(ref: string): Place {
  const [document = "", pointer = ""] = ref.split("#");
  return `${document}#${pointer}`;
}

/**
 * Returns the keys of the object `member` of the node at a place, in document order; none if it is absent.
 */
export function membersAt(place: Place, member: string): readonly string[] {
  const node = follow(place).node[member];
  return isNode(node) ? Object.keys(node) : [];
}
