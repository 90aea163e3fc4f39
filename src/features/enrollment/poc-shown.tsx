import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { useFloor } from "../../services/live-services.ts";
import type { Poc } from "../../../openapi/generated/console.ts";

/** Connection state of a POC as color, shape and word. */
export function PocStatus({ connected }: { connected: boolean }) {
  const { say } = useTexts();
  return (
    <StatusPill family={connected ? "free" : "off"}>
      {connected ? say.branches.pocs.connected() : say.branches.pocs.away()}
    </StatusPill>
  );
}

/** Returns true if a POC is connected: by the last report of the live feed, otherwise by the list. */
export function useConnected(): (poc: { readonly _id: string; readonly connected: boolean }) => boolean {
  const floor = useFloor();
  return ({ _id: id, connected }) => floor?.state.pocs.get(id)?.connected ?? connected;
}

/** Describes the device of a POC, as far as known: type, browser and system. */
export function useDeviceWords(): (poc: Pick<Poc, "device" | "browser" | "os">) => string {
  const { say } = useTexts();
  const { types } = say.branches.pocs;
  const typeOf = (device: string) => Object.entries(types).find(([name]) => name === device)?.[1]() ?? device;
  return ({ device, browser, os }) =>
    [device === null ? [] : typeOf(device), browser ?? [], os ?? []].flat().join(" · ");
}
