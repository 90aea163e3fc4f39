/** Clicks the control with this shortcut in `aria-keyshortcuts`; returns false if there is none. */
export function clickByShortcut(place: Element | null, key: string): boolean {
  const control = place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  control?.click();
  return control !== null && control !== undefined;
}
