import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useFork } from "./fork.ts";

/** Which of the two the lists and numbers show, where something is edited. */
export function ShownSide() {
  const { shown } = useReplay();
  const { version, look } = useFork();
  const { say } = useTexts();
  const side = useSyncExternalStore(shown.subscribe, () => shown.get().side);
  const text = say.replay.whatIf;
  if (version === 0) return null;
  return (
    <Segmented
      label={text.show()}
      options={[
        { value: "recorded", label: text.was() },
        { value: "edited", label: text.is() },
      ]}
      value={side}
      onChange={look}
    />
  );
}
