import type { DownloadLink } from "../../openapi/generated/console.ts";
import type { Api } from "../api/client.ts";
import { useServices } from "./services.ts";
import { useWrite } from "./use-write.ts";

type AskLink = (
  api: Api,
  id: string,
) => Promise<{ data?: DownloadLink; error?: unknown; response: Response }>;

/** Returns a function that requests a signed link and downloads the file with the browser. */
export function useDownload(ask: AskLink) {
  const { addressOf } = useServices();
  const { run, busy, failure, forget } = useWrite<string, DownloadLink>(ask);
  const download = async (id: string): Promise<void> => {
    const outcome = await run(id);
    if (outcome.kind !== "done") return;
    const link = document.createElement("a");
    link.href = addressOf(outcome.answer.path);
    // The response contains the file name. Without this attribute, the browser would treat the click as
    // leaving the page.
    link.download = "";
    link.click();
  };
  return { download, busy, failure, forget };
}
