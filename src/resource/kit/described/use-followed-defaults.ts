import { useEffect, useRef } from "react";
import { defaultsBeside } from "../../../../openapi/formats/when-holds.ts";
import type { RecordForm } from "../../records/form/use-record-form.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";

type Values = Record<string, unknown>;
type Follows = Pick<ResourceSpec, "defaults" | "defaultsWhen">;

/**
 * Returns the changes that follow from a change of form values: members that still have the default for the
 * previous values get the default for the new ones.
 */
export function followedDefaults(spec: Follows, before: Readonly<Values>, now: Readonly<Values>): Values {
  const [was, is] = [defaultsBeside(spec, before), defaultsBeside(spec, now)];
  return Object.fromEntries(
    Object.entries(is).filter(([member, value]) => value !== was[member] && now[member] === was[member]),
  );
}

/**
 * Updates defaults that depend on other values, such as the port of a protocol, while the user types. A value
 * that the user changed is kept.
 */
export function useFollowedDefaults(
  spec: Follows,
  { watch, setValue, values }: Pick<RecordForm<Values>, "watch" | "setValue" | "values">,
): void {
  const before = useRef<Values>({});
  useEffect(() => {
    before.current = { ...values() };
    const { unsubscribe } = watch((now, { type }) => {
      const followed = type === "change" ? followedDefaults(spec, before.current, now) : {};
      before.current = { ...now, ...followed };
      for (const [member, value] of Object.entries(followed)) setValue(member, value, { shouldDirty: true });
    });
    return unsubscribe;
  }, [spec, watch, setValue, values]);
}
