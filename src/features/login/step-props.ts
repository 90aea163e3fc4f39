import type { Credentials } from "../../../machines/login-context.ts";
import type { LoginView } from "../../services/use-login.ts";

/** Typed values. Responses of the platform clear only passwords and codes. */
export type Typed = Required<Credentials>;

/** Props of each step. */
export interface StepProps {
  readonly view: LoginView;
  readonly typed: Typed;
  readonly onType: (changes: Partial<Typed>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly onBack: () => void;
  readonly onEnterprise: () => void;
}
