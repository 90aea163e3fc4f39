/** Of a body, what of the record was changed. */
export const onlyChanged = <Body extends object>(body: Body, changed: readonly string[]): Partial<Body> =>
  // Members of the body and nothing else, some of them missing.
  Object.fromEntries(Object.entries(body).filter(([field]) => changed.includes(field))) as Partial<Body>;
