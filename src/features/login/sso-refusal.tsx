import { useSearch } from "wouter/use-browser-location";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";

const REASONS = ["answer", "request", "user", "off"] as const;

/** Why somebody is back from their identity provider without being signed in; null where nobody is. */
export function useSsoRefusal(): (typeof REASONS)[number] | null {
  const query = new URLSearchParams(useSearch());
  return query.get("sso") === "failed"
    ? (REASONS.find((reason) => reason === query.get("code")) ?? "answer")
    : null;
}

/** Says why single sign-on did not sign in, and what to do about it. */
export function SsoRefusal({ reason }: { reason: (typeof REASONS)[number] }) {
  const { say } = useTexts();
  return <FailureBanner>{say.arrival.enterprise.refused[reason]()}</FailureBanner>;
}
