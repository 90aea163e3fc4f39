/** px in a drawing, to a tenth: more would nowhere be seen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
