import type { Reference } from "../../../openapi/generated/console.ts";

/** What becomes of a team to which agents are assigned: they join it, take its place, or leave it. */
export const WAYS = ["add", "replace", "leave"] as const;
export type Way = (typeof WAYS)[number];

/** The team after agents were assigned to it: ids, each once. */
export function teamAfter(team: readonly (string | Reference)[], agents: readonly string[], way: Way): readonly string[] {
  const before = team.map((one) => (typeof one === "string" ? one : one._id));
  switch (way) {
    case "add":
      return [...new Set([...before, ...agents])];
    case "replace":
      return [...new Set(agents)];
    case "leave":
      return before.filter((id) => !agents.includes(id));
  }
}
