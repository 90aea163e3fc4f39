import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { useFloor } from "../../services/live-services.ts";
import type { Poc } from "../../../openapi/generated/console.ts";

/** Connection state of a display device (POC) as color, shape and word. */
export function PocStatus({ connected }: { connected: boolean }) {
  const { say } = useTexts();
  return (
    <StatusPill family={connected ? "free" : "off"}>
      {connected ? say.branches.pocs.connected() : say.branches.pocs.away()}
    </StatusPill>
  );
}

/**
 * Returns a function that tests if a POC is connected. It uses the latest live report; without one, the
 * `connected` of the POC's record.
 */
export function useConnected(): (poc: { readonly _id: string; readonly connected: boolean }) => boolean {
  const floor = useFloor();
  return ({ _id: id, connected }) => floor?.state.pocs.get(id)?.connected ?? connected;
}

/** Returns a function that describes the device of a POC, as far as known: type, browser and system. */
export function useDeviceWords(): (poc: Pick<Poc, "device" | "browser" | "os">) => string {
  const { say } = useTexts();
  const { types } = say.branches.pocs;
  const typeOf = (device: string) => Object.entries(types).find(([name]) => name === device)?.[1]() ?? device;
  return ({ device, browser, os }) =>
    [device === null ? [] : typeOf(device), browser ?? [], os ?? []].flat().join(" · ");
}
