import type { User, UserChange } from "../../../openapi/generated/console.ts";
import { changeCurrent } from "../../resource/kit/change-current.ts";
import { namedAfter, type Way } from "../../resource/cells/named-after.ts";

/** Selected changes for many users. */
interface PeopleChange {
  readonly disabled?: boolean;
  readonly privilege?: string;
  readonly segments?: { readonly ids: readonly string[]; readonly way: Way };
}

/** Returns the request body for one user with only the members that change; null if nothing changes. */
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

/** Reads each user again and applies the changes to their current state. */
export const changePeople = (wanted: PeopleChange) =>
  changeCurrent<User>({
    read: (api, id) => api.GET("/users/{id}", { params: { path: { id } } }),
    write: (api, id, user, version) => {
      const body = changeOf(user, wanted);
      return (
        body && api.PATCH("/users/{id}", { params: { path: { id }, header: { "If-Match": version } }, body })
      );
    },
  });
