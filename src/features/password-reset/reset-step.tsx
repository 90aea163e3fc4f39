import type { ResetPlace } from "../../../machines/password-reset-context.ts";
import { EmailStep } from "./email-step.tsx";
import { EndStep } from "./end-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { PinStep } from "./pin-step.tsx";
import type { StepProps } from "./step-props.ts";

/** The step at which somebody stands. */
export function ResetStep({ place, ...step }: StepProps & { readonly place: ResetPlace }) {
  switch (place) {
    case "email":
      return <EmailStep {...step} />;
    case "pin":
      return <PinStep {...step} />;
    case "newPassword":
      return <PasswordStep {...step} />;
    default:
      return <EndStep {...step} place={place} />;
  }
}
