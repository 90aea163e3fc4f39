import { dropDrafts } from "../../services/drafts.ts";
import { useServices } from "../../services/services.ts";

/** Signs out, and leaves nothing behind of what was typed. */
export function useLogOut(): () => void {
  const { session } = useServices();
  return () => {
    dropDrafts(sessionStorage);
    session.send({ type: "logout.wanted" });
  };
}
