import { lazyDialog } from "../../../ui/dialog.tsx";

/** The question before something unsaved is left, loaded once something would be lost. */
export const LeaveQuestion = lazyDialog(async () => (await import("./leave-dialog.tsx")).LeaveDialog);
