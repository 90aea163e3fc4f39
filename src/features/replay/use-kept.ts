import { useState } from "react";
import { useReplay } from "../../services/replay.ts";

/** Like `useState`, but input stays with the open recording and is restored when its part mounts again. */
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
