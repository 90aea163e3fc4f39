/**
 * Converts the name of a list in permissions, such as `working-hours`, to the key of its page in the texts.
 */
export const pageOfList = (list: string): string =>
  list.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
