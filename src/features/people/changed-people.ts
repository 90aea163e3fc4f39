import type { User, UserChange } from "../../../openapi/generated/console.ts";
import { changeAsItIs } from "../../resource/kit/change-as-it-is.ts";
import { namedAfter, type Way } from "../../resource/cells/named-after.ts";

/** What many people are changed to, as far as it was ticked. */
interface PeopleChange {
  readonly disabled?: boolean;
  readonly privilege?: string;
  readonly segments?: { readonly ids: readonly string[]; readonly way: Way };
}

/** What is sent for one of them: only what differs by then; null where nothing does. */
export function changeOf(user: User, { disabled, privilege, segments }: PeopleChange): UserChange | null {
  const was = (user.segments ?? []).map((segment) => (typeof segment === "string" ? segment : segment._id));
  const is = segments && namedAfter(was, segments.ids, segments.way);
  const change: UserChange = {
    ...(disabled !== undefined && disabled !== (user.disabled ?? false) && { disabled }),
    ...(privilege !== undefined && privilege !== user.privilege && { privilege }),
    ...(is && (is.length !== was.length || is.some((id) => !was.includes(id))) && { segments: [...is] }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** Changes each by what they are when their turn comes. */
export const changePeople = (wanted: PeopleChange) =>
  changeAsItIs<User>({
    read: (api, id) => api.GET("/users/{id}", { params: { path: { id } } }),
    write: (api, id, user, version) => {
      const body = changeOf(user, wanted);
      return (
        body && api.PATCH("/users/{id}", { params: { path: { id }, header: { "If-Match": version } }, body })
      );
    },
  });
