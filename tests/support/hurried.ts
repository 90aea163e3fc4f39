/** Of a test that claims how quick something is: a machine that has other things to do is late at times, but not every time. */
export const HURRIED = { retry: 4 };
