import { CancelButton } from "./cancel-button.tsx";
import { CodeStep } from "./code-step.tsx";
import { EndNotice } from "./end-notice.tsx";
import { EnterpriseStep } from "./enterprise-step.tsx";
import { LeaveNotice } from "./leave-notice.tsx";
import { ProblemBanner } from "./problem-banner.tsx";
import { WaitingStep } from "./waiting-step.tsx";

/** Steps that the first screen does not need, in one chunk. */
export const STEPS = {
  CancelButton,
  CodeStep,
  EndNotice,
  EnterpriseStep,
  LeaveNotice,
  ProblemBanner,
  WaitingStep,
};
