import { useState } from "react";
import { useReplay } from "../../services/replay.ts";

/**
 * Works like `useState`, but stores the value in `kept` for the open replay file, and restores the value when
 * the component mounts again.
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
