import { useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { StepProps } from "./step-props.ts";

/** Acceptance of the terms, required for signing in. */
export function Agreement({
  view: { missing },
  typed,
  onType,
}: Pick<StepProps, "view" | "typed" | "onType">) {
  const { say } = useTexts();
  return (
    <Checkbox
      checked={typed.agreement}
      onChange={(agreement) => onType({ agreement })}
      error={missing.includes("terms") ? say.login.missing.terms() : undefined}
      required
    >
      <MarkedText
        text={say.login.agreement()}
        marks={{
          terms: <TextLink href="/terms" newTab={say.newTab()} />,
          privacy: <TextLink href="/privacy" newTab={say.newTab()} />,
        }}
      />
    </Checkbox>
  );
}
