/** Size of the help, in px. */
export interface HelpSize {
  readonly width: number;
  readonly height: number;
}

export const HELP_DEFAULT: HelpSize = { width: 350, height: 600 };
export const HELP_LEAST: HelpSize = { width: 280, height: 240 };
/** Minimum visible margin of the window. */
const AROUND = 32;

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, Math.max(least, most))));

/** The most that a window of this size has room for. */
export const mostIn = (window: HelpSize): HelpSize => ({
  width: between(window.width - AROUND, HELP_LEAST.width, 900),
  height: Math.max(HELP_LEAST.height, window.height - AROUND - 48),
});

/** A size that can be read, and that the window has room for. */
export function fitted(size: HelpSize, window: HelpSize): HelpSize {
  const most = mostIn(window);
  return {
    width: between(size.width, HELP_LEAST.width, most.width),
    height: between(size.height, HELP_LEAST.height, most.height),
  };
}

const keyOf = (person: string): string => `switchboard.help.${person}`;

/** The size that a person gave it on this device; what cannot be read was never given. */
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
    // The stored value was written by another program.
  }
  return HELP_DEFAULT;
}

/** Keeps it. Where the device keeps nothing, it has its usual size the next time. */
export function keepHelpSize(storage: Storage, person: string, size: HelpSize): void {
  try {
    storage.setItem(keyOf(person), JSON.stringify(size));
  } catch {
    // A full or forbidden storage costs the size and nothing else.
  }
}
