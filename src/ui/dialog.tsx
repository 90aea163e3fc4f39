import { lazyDialog } from "./lazy-dialog.tsx";

/**
 * Something that has to be answered or closed before one goes on. What draws it is loaded when the first one
 * opens.
 */
export const Dialog = lazyDialog(async () => (await import("./dialog-float.tsx")).DialogFloat);
