/** What a letter says of one matter, in one language. Paragraphs come in this order. */
interface MatterTexts {
  readonly subject: string;
  readonly why: string;
  /** Stands before the PIN. */
  readonly pin: string;
  /** What the link does; it is the text on its button. */
  readonly link: string;
  /** How long it is good. */
  readonly ends: string;
  /** What to do where nobody asked for it. */
  readonly unasked: string;
}

/** All that letters say in one language; `account` is its name. */
export interface LetterTexts {
  readonly greeting: (person: string) => string;
  /** Stands for a PIN or a link in copies that have none. */
  readonly leftOut: string;
  readonly reset: (account: string) => MatterTexts;
  readonly activation: (account: string, hasPin: boolean) => MatterTexts;
  readonly activated: (account: string) => MatterTexts;
}
