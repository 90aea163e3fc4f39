import type { Recording } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { READS } from "./reads.ts";

/** Has a recording put into the storage of its setting now. */
export function useUpload() {
  const { say } = useTexts();
  const { notices } = useServices();
  const { run, busy, failure } = useWrite<string, Recording>(
    (api, id) => api.POST("/recordings/{id}/uploads", { params: { path: { id } } }),
    READS,
  );
  return {
    busy,
    failure,
    upload: async (id: string) => {
      const outcome = await run(id);
      if (outcome.kind === "done") notices.say(say.recordings.storing.wanted());
    },
  };
}
