/** The page of a list that permissions name like this: `working-hours`, as the texts call it. */
export const pageOfList = (list: string): string =>
  list.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
