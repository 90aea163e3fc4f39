import type { Poc } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";

/** What kind of device a POC is, as far as it said so: its type, its browser and its system. */
export function useDeviceWords(): (poc: Pick<Poc, "device" | "browser" | "os">) => string {
  const { say } = useTexts();
  const { types } = say.branches.pocs;
  const typeOf = (device: string) => Object.entries(types).find(([name]) => name === device)?.[1]() ?? device;
  return ({ device, browser, os }) =>
    [device === null ? [] : typeOf(device), browser ?? [], os ?? []].flat().join(" · ");
}
