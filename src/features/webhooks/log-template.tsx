import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CodeText } from "./code-text.tsx";

/** The template as it was when it made what was sent. */
export function LogTemplate({ log: { template } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  return typeof template === "string" ? (
    <CodeText label={text.tabs.template()} text={template} />
  ) : (
    <p>{text.noTemplate()}</p>
  );
}
