/** Takes the focus to what has just come in place of what had it; to be a `ref`. */
export const arrive = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
