/** A broken rule that the schema cannot express: its location, such as `fields/0/id`, and its code. */
export interface RuleFault {
  readonly at: string;
  readonly code: string;
}
