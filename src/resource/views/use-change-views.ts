import type { SavedView, SavedViewChange } from "../../../openapi/generated/console.ts";
import { useWrite } from "../../services/use-write.ts";

type Api = Parameters<Parameters<typeof useWrite>[0]>[0];

interface ChangedView {
  readonly view: Pick<SavedView, "_id" | "version">;
  readonly change: SavedViewChange;
}

const put = (api: Api, { view, change }: ChangedView) =>
  api.PATCH("/views/{id}", {
    params: { path: { id: view._id }, header: { "If-Match": `"${view.version}"` } },
    body: change,
  });

/** Changes saved views one after the other; the first that is refused is the last. */
export const useChangeViews = () =>
  useWrite<readonly ChangedView[], SavedView | undefined>(
    async (api, changes) => {
      let last: Awaited<ReturnType<typeof put>> | undefined;
      for (const one of changes) {
        last = await put(api, one);
        if (!last.response.ok) return last;
      }
      return last ?? { response: new Response(null, { status: 204 }) };
    },
    ["/views"],
  );
