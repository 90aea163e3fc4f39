import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";

/** The simulated contact center, made of the account's own segments and agents. */
export interface DemoCenter {
  /** IANA time zone in which the simulated days begin and end. */
  readonly zone: string;
  readonly segments: readonly DemoSegment[];
  readonly agents: readonly DemoAgent[];
}

/** Returns the simulated center of an account: without agents who serve no segment. */
export const demoCenterOf = ({ zone, segments, agents }: DemoCenter): DemoCenter => ({
  zone,
  segments,
  agents: agents.filter(({ segments: served }) => served.length > 0),
});

export interface DemoSegment {
  readonly id: string;
  readonly channels: readonly MediaChannel[];
}

export interface DemoAgent {
  readonly id: string;
  /** Segments that the agent serves. */
  readonly segments: readonly string[];
}
