/** Where a record breaks a rule that no schema can say, such as `fields/0/id`, and which. */
export interface RuleFault {
  readonly at: string;
  readonly code: string;
}
