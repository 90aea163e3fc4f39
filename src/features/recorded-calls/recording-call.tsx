import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { TextLink } from "../../ui/text-link.tsx";

/**
 * The call of a recording, with the way to its page: the telephony system names it, and may name one that is
 * not kept here.
 */
export function RecordingCall({ call }: { call: string }) {
  const mayRead = useAbility("calls.read");
  const { data } = useApiQuery(
    "/calls",
    { query: { _id: { $in: [call] }, $limit: 1 } },
    { enabled: mayRead },
  );
  return data && data.total > 0 ? (
    <TextLink href={`/call/${encodeURIComponent(call)}`}>{call}</TextLink>
  ) : (
    call
  );
}
