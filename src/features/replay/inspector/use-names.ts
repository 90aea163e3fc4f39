import { useMemo } from "react";
import { isolated } from "../../../../i18n/isolated.ts";
import { useReplay } from "../../../services/replay.ts";

const ID = /^[0-9a-f]{24}$/;

/**
 * Returns a function that names a segment or user by id. For an id without a known name, the function returns
 * the last six digits. It returns any other text unchanged.
 */
export function useNames(): (id: string) => string {
  const { opened } = useReplay();
  return useMemo(() => {
    const { segments, users } = opened.header.names;
    const names = new Map([
      ...Object.entries(users),
      ...Object.entries(segments),
      ...opened.segments.map(({ id, name }) => [id, name] as const),
    ]);
    return (id) => isolated(names.get(id) ?? (ID.test(id) ? `…${id.slice(-6)}` : id));
  }, [opened]);
}
