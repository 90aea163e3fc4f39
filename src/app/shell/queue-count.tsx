import { waiting } from "../../../streams/metrics/live-numbers.ts";
import { useFloor } from "../../services/live-services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Counter } from "../../ui/counter.tsx";

/** How many customers wait now, over all segments; nothing before it is known. */
export function QueueCount() {
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useFloor();
  if (!floor) return null;
  const count = waiting(floor.state);
  return (
    <Counter tone="live" label={say.shell.waiting({ count })}>
      {formats.number(count)}
    </Counter>
  );
}
