/** Size of the help drawer, in px. */
export interface HelpSize {
  readonly width: number;
  readonly height: number;
}

export const HELP_DEFAULT: HelpSize = { width: 350, height: 600 };
export const HELP_LEAST: HelpSize = { width: 280, height: 240 };
/** Free space (px) around the drawer: both margins of a direction together. */
const MARGIN = 32;

const between = (value: number, min: number, max: number): number =>
  Math.round(Math.max(min, Math.min(value, Math.max(min, max))));

/**
 * Returns the maximum size of the drawer in a window. The 48 px above the drawer leave space for the top bar.
 */
export const maxSizeIn = (window: HelpSize): HelpSize => ({
  width: between(window.width - MARGIN, HELP_LEAST.width, 900),
  height: Math.max(HELP_LEAST.height, window.height - MARGIN - 48),
});

/** Limits a size of the drawer to its minimum and, in this window, to its maximum. */
export function fitted(size: HelpSize, window: HelpSize): HelpSize {
  const max = maxSizeIn(window);
  return {
    width: between(size.width, HELP_LEAST.width, max.width),
    height: between(size.height, HELP_LEAST.height, max.height),
  };
}

const keyOf = (person: string): string => `switchboard.help.${person}`;

/** Returns the size that the user chose on this device; the default if there is no valid stored size. */
export function helpSizeOf(storage: Storage, person: string): HelpSize {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? "null");
    if (
      typeof kept === "object" &&
      kept !== null &&
      "width" in kept &&
      "height" in kept &&
      Number.isFinite(kept.width) &&
      Number.isFinite(kept.height)
    )
      return { width: Number(kept.width), height: Number(kept.height) };
  } catch {
    // The stored value is not valid JSON.
  }
  return HELP_DEFAULT;
}

export function keepHelpSize(storage: Storage, person: string, size: HelpSize): void {
  try {
    storage.setItem(keyOf(person), JSON.stringify(size));
  } catch {
    // If the storage is full or forbidden, the next visit uses the default size.
  }
}
