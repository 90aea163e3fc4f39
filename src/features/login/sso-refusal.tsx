import { useSearch } from "wouter/use-browser-location";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";

const REASONS = ["answer", "request", "user", "off"] as const;

/** Returns why single sign-on failed; null if it did not. */
export function useSsoRefusal(): (typeof REASONS)[number] | null {
  const query = new URLSearchParams(useSearch());
  return query.get("sso") === "failed"
    ? (REASONS.find((reason) => reason === query.get("code")) ?? "answer")
    : null;
}

/** Explains why single sign-on failed, and what to do. */
export function SsoRefusal({ reason }: { reason: (typeof REASONS)[number] }) {
  const { say } = useTexts();
  return <FailureBanner>{say.arrival.enterprise.refused[reason]()}</FailureBanner>;
}
