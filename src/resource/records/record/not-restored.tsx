import { isolated } from "../../../../i18n/isolated.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { WriteFailure } from "../../../services/use-write.ts";
import { FailureBanner, FailureText } from "../../cells/failure-banner.tsx";
import type { RecordPresentation, State } from "./record-presentation.ts";

interface NotRestoredProps {
  readonly failure: WriteFailure;
  readonly presentation: RecordPresentation;
  /** The state to restore. */
  readonly state: State;
}

/** Banner with the reason why an earlier state could not be restored. */
export function NotRestored({ failure, presentation, state }: NotRestoredProps) {
  const { say } = useTexts();
  const words = say.lists.record;
  const reason = () => {
    if (failure.kind !== "refused") return <FailureText failure={failure} />;
    if (failure.status === 412) return words.stale();
    if (failure.status === 409)
      return failure.faults.some(({ code }) => code === "taken") ? words.taken() : words.conflict();
    const refused = failure.faults.map(({ pointer, code }) => ({
      isGone: code === "unknown" || code === "not-one-of",
      ...factAt(presentation, state, pointer),
    }));
    const gone = refused
      .filter(({ isGone }) => isGone)
      .map(({ label, name }) => (name === null ? label : `${label} (${name})`));
    if (failure.status !== 422 || refused.length === 0) return <FailureText failure={failure} />;
    return gone.length > 0
      ? words.goneSince({ names: gone.map(isolated).join(", ") })
      : words.refused({ names: refused.map(({ label }) => label).join(", ") });
  };
  return <FailureBanner>{reason()}</FailureBanner>;
}

/**
 * Returns the label of the member at a pointer, such as `/body/users/1` or `/body/configuration/beta`, and
 * the name of the referenced record; null if the value is not a reference.
 */
function factAt(
  { facts }: RecordPresentation,
  state: State,
  pointer: string,
): { readonly label: string; readonly name: string | null } {
  const parts = pointer.split("/").slice(2);
  const place = Math.max(
    0,
    parts.findIndex((part) => facts.some(({ member }) => member === part)),
  );
  const member = parts[place] ?? "";
  const value = state[member];
  const one: unknown = Array.isArray(value) ? value[Number(parts[place + 1])] : value;
  const name =
    typeof one === "object" && one !== null && "name" in one && typeof one.name === "string"
      ? one.name
      : null;
  return { label: facts.find((fact) => fact.member === member)?.label ?? member, name };
}
