/**
 * Whether a key goes to something that wants it for itself: a field, an open menu or dialog, an input method.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === "Process" || event.key === "Dead") return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=menu], [role=dialog], [role=listbox]") !== null)
  );
}
