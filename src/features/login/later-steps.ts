import { loadChunk } from "../../ui/load-chunk.ts";

/** What some accounts see after the form; it is loaded when the platform has answered so. */
export const loadLaterSteps = () => loadChunk(async () => ({ ...(await import("./code-step.tsx")), ...(await import("./leave-notice.tsx")) }));

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
