import { mediaHook } from "./use-media.ts";

/** Whether the window is narrower than a tablet: then lists have two-line rows and the menu is a drawer. */
export const useNarrow = mediaHook("(width < 900px)");
