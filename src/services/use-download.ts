import type { DownloadLink } from "../../openapi/generated/console.ts";
import type { Api } from "../api/client.ts";
import { useServices } from "./services.ts";
import { useWrite } from "./use-write.ts";

type AskLink = (
  api: Api,
  id: string,
) => Promise<{ data?: DownloadLink; error?: unknown; response: Response }>;

/** Starts a browser download through a signed link. */
export function useDownload(ask: AskLink) {
  const { addressOf } = useServices();
  const { run, busy, failure, forget } = useWrite<string, DownloadLink>(ask);
  const download = async (id: string): Promise<void> => {
    const outcome = await run(id);
    if (outcome.kind !== "done") return;
    const link = document.createElement("a");
    link.href = addressOf(outcome.answer.path);
    // The name is in the answer. Without this the browser would ask whether the page may be left.
    link.download = "";
    link.click();
  };
  return { download, busy, failure, forget };
}
