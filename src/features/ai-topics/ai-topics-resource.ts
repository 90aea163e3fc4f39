import { NewAiTopicCheck } from "../../../openapi/generated/checks/new-ai-topic.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Topics to detect in transcripts. */
export const aiTopics: DescribedResource = {
  of: "AiTopic",
  words: "aiTopics",
  body: NewAiTopicCheck,
  title: "label",
  widths: { identifier: 200 },
  long: ["description"],
};
