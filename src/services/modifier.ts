/** The key that makes a shortcut of a letter, as it is called on this machine. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
