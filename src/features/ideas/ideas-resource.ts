import { NewIdeaCheck } from "../../../openapi/generated/checks/new-idea.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Feature requests by users of the console. */
export const ideas: DescribedResource = {
  of: "Idea",
  words: "ideas",
  body: NewIdeaCheck,
  title: "title",
  widths: { kind: 132, state: 188 },
  long: ["text"],
  usual: ["title", "kind", "state", "createdBy", "createdAt", "actions"],
  states: { state: { open: "call", planned: "plan", done: "free", declined: "off" } },
};
