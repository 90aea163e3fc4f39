import type { Problem } from "../../../openapi/generated/console.ts";

type Answer = { data?: unknown; error?: unknown; response: Response };
type Fault = NonNullable<Problem["errors"]>[number];

/** What the platform said of each record that it was asked to change. */
export class AnswersOfMany {
  private readonly faults = new Map<string, readonly Fault[]>();
  private readonly known = new Map<string, object>();

  /**
   * How those stand by now of which it was said: as they were changed here, or by somebody else meanwhile.
   */
  get now(): ReadonlyMap<string, object> {
    return this.known;
  }

  /** What is wrong with one that was refused, where that was named. */
  faultsOf(id: string): readonly Fault[] {
    return this.faults.get(id) ?? [];
  }

  noted(id: string, answer: Answer): Answer {
    const { errors = [], current } = (answer.error ?? {}) as Partial<Problem>; // as the contract says; a text of somebody else has neither
    this.faults.set(id, errors);
    const stands = answer.data ?? current;
    if (typeof stands === "object" && stands !== null) this.known.set(id, stands);
    return answer;
  }
}
