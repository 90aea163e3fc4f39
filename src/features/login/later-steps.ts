import { loadChunk } from "../../ui/load-chunk.ts";

/** Whatever the first screen can do without. It is asked for when that stands, and is there before anybody has typed a password. */
export const loadLaterSteps = () =>
  loadChunk(async () => {
    const parts = await Promise.all([
      import("./code-step.tsx"),
      import("./enterprise-step.tsx"),
      import("./leave-notice.tsx"),
      import("./waiting-step.tsx"),
      import("./problem-banner.tsx"),
      import("./end-notice.tsx"),
      import("./cancel-button.tsx"),
    ]);
    const [code, enterprise, leave, waiting, problem, end, cancel] = parts;
    return { ...code, ...enterprise, ...leave, ...waiting, ...problem, ...end, ...cancel };
  });

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
