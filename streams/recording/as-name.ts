/**
 * The same text as names of members are kept: the very one that a fold compares types with, and told apart
 * from others at once.
 */
export const asName = (text: string): string => Object.keys({ [text]: true })[0] ?? text;
