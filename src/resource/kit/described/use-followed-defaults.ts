import { useEffect, useRef } from "react";
import { defaultsBeside } from "../../../../openapi/formats/when-holds.ts";
import type { RecordForm } from "../../records/form/use-record-form.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";

type Values = Record<string, unknown>;
type Follows = Pick<ResourceSpec, "defaults" | "defaultsWhen">;

/**
 * Returns further changes of form values: members that still have their previous default take the new one.
 */
export function followedDefaults(said: Follows, before: Readonly<Values>, now: Readonly<Values>): Values {
  const [was, is] = [defaultsBeside(said, before), defaultsBeside(said, now)];
  return Object.fromEntries(
    Object.entries(is).filter(([member, value]) => value !== was[member] && now[member] === was[member]),
  );
}

/**
 * Updates dependent defaults while the user types, such as the port of a protocol, until the user changes
 * them.
 */
export function useFollowedDefaults(
  said: Follows,
  { watch, setValue, values }: Pick<RecordForm<Values>, "watch" | "setValue" | "values">,
): void {
  const before = useRef<Values>({});
  useEffect(() => {
    before.current = { ...values() };
    const { unsubscribe } = watch((now, { type }) => {
      const along = type === "change" ? followedDefaults(said, before.current, now) : {};
      before.current = { ...now, ...along };
      for (const [member, value] of Object.entries(along)) setValue(member, value, { shouldDirty: true });
    });
    return unsubscribe;
  }, [said, watch, setValue, values]);
}
