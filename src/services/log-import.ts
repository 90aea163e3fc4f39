export type { LeftOut } from "../../streams/import/left-out.ts";
export type { ImportChoice, ImportFault, ImportReport } from "../replay/import-desk.ts";
