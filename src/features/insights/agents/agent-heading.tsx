import type { ReactNode } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { useAbility } from "../../../services/use-session.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useNames } from "../frame/use-names.ts";
import styles from "./agent-period.module.css";

interface AgentHeadingProps {
  readonly agent: string;
  readonly state: InsightsFilters;
  /** The other view of the agent, to which the heading links. */
  readonly other: { readonly href: string; readonly label: string };
  /** Control at the end. */
  readonly children?: ReactNode;
}

/** The name of an agent, with links to the calls of the period, the user, and another view. */
export function AgentHeading({ agent, state, other, children }: AgentHeadingProps) {
  const { say } = useTexts();
  const text = say.insights.agents;
  const mayRead = useAbility("users.read");
  const { nameOf } = useNames("users", [agent]);
  const name = nameOf(agent);
  return (
    <header className={styles.heading}>
      <h2>{name === null ? text.table.deleted() : (name ?? "")}</h2>
      <div className={styles.links}>
        <TextLink href={state.hrefOf("/insights/calls", {}, { view: "list" })}>{text.agent.calls()}</TextLink>
        <TextLink href={other.href}>{other.label}</TextLink>
        {mayRead && typeof name === "string" ? (
          <TextLink href={`/users/${encodeURIComponent(agent)}`}>{text.agent.profile()}</TextLink>
        ) : null}
        {children}
      </div>
    </header>
  );
}
