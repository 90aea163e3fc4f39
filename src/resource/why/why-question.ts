import type { WhyQuery } from "../../../openapi/generated/console.ts";

/** The calls whose service level is explained. Times in ms. */
export interface WhyQuestion {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly zone: string;
  readonly filters: NonNullable<WhyQuery["filters"]>;
}
