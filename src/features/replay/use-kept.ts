import { useState } from "react";
import { useReplay } from "../../services/replay.ts";

/**
 * Like `useState`, but what somebody typed stays with the recording that is open: it is there again when the
 * part that it was typed in comes back.
 */
export function useKept<Value>(
  kept: WeakMap<object, Value>,
  first: Value,
): readonly [Value, (next: Value) => void] {
  const { opened } = useReplay();
  const [value, setValue] = useState(kept.get(opened) ?? first);
  const change = (next: Value) => {
    kept.set(opened, next);
    setValue(next);
  };
  return [value, change];
}
