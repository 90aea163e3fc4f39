/**
 * Presses what a key is a short way to, as the control itself says by `aria-keyshortcuts`; false where there
 * is no such control.
 */
export function pressKeyed(place: Element | null, key: string): boolean {
  const control = place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  control?.click();
  return control !== null && control !== undefined;
}
