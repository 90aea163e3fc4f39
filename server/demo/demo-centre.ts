import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";

/** The contact centre that is simulated: its segments and agents are the account's own. */
export interface DemoCentre {
  /** IANA time zone of the days. */
  readonly zone: string;
  readonly segments: readonly DemoSegment[];
  readonly agents: readonly DemoAgent[];
}

export interface DemoSegment {
  readonly id: string;
  readonly channels: readonly MediaChannel[];
}

export interface DemoAgent {
  readonly id: string;
  /** Segments that the agent serves. */
  readonly segments: readonly string[];
}
