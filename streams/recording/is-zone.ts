/** Whether a text is a time zone that this machine knows, such as Europe/Madrid. */
export function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
