import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { useFloor } from "../../services/live-services.ts";
import type { Poc } from "../../../openapi/generated/console.ts";

/** Returns true if a POC is connected, as colour, shape and word. */
export function PocStatus({ connected }: { connected: boolean }) {
  const { say } = useTexts();
  return (
    <StatusPill family={connected ? "free" : "off"}>
      {connected ? say.branches.pocs.connected() : say.branches.pocs.away()}
    </StatusPill>
  );
}

/**
 * Returns true if a POC is connected: what the live floor last said of it, else what the list said when it was read.
 */
export function useConnected(): (poc: { readonly _id: string; readonly connected: boolean }) => boolean {
  const floor = useFloor();
  return ({ _id: id, connected }) => floor?.state.pocs.get(id)?.connected ?? connected;
}

/** What kind of device a POC is, as far as it said so: its type, its browser and its system. */
export function useDeviceWords(): (poc: Pick<Poc, "device" | "browser" | "os">) => string {
  const { say } = useTexts();
  const { types } = say.branches.pocs;
  const typeOf = (device: string) => Object.entries(types).find(([name]) => name === device)?.[1]() ?? device;
  return ({ device, browser, os }) =>
    [device === null ? [] : typeOf(device), browser ?? [], os ?? []].flat().join(" · ");
}
