import type { Credentials } from "../../../machines/login-context.ts";
import type { LoginView } from "../../services/use-login.ts";

/** What a person has typed so far. It stays through every answer of the platform, the password apart. */
export type Typed = Required<Credentials>;

/** What each step of the form is given. */
export interface StepProps {
  readonly view: LoginView;
  readonly typed: Typed;
  readonly onType: (changes: Partial<Typed>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly onBack: () => void;
  readonly onEnterprise: () => void;
}
