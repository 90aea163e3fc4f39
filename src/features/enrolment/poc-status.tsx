import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Whether a POC is connected, as colour, shape and word. */
export function PocStatus({ connected }: { connected: boolean }) {
  const { say } = useTexts();
  return (
    <StatusPill family={connected ? "free" : "off"}>
      {connected ? say.branches.pocs.connected() : say.branches.pocs.away()}
    </StatusPill>
  );
}
