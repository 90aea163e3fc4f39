/**
 * Stands for an actor or an action that the wiring has to provide; one that was forgotten fails with its
 * name.
 */
export const notProvided = (name: string) => (): never => {
  throw new Error(`"${name}" was not provided`);
};
