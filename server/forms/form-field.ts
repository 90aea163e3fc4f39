/** What can be answered: a text, a number, a truth, options by their ids; null where nothing was. */
export type AnswerValue = string | number | boolean | readonly string[] | null;

/** A field of a form or a survey, as it is kept. */
export interface FormField {
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly minlength: number | null;
  readonly maxlength: number | null;
  readonly pattern: string;
  readonly min: string;
  readonly max: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A field as the form had it, and what was answered. */
export interface KeptAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value: AnswerValue;
  /** Of options that were chosen: how the form showed each of them. */
  readonly words?: readonly string[];
}
