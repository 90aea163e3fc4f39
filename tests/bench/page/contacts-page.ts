/** Runs in the page, without access to the scope outside: each function is self-contained. */

interface Typing {
  readonly word: string;
  /** Heading above the expected record. */
  readonly group: string;
}

/**
 * Begins to watch: how long it takes (ms) from the last input event of a word until the palette, which waits
 * for nothing more, has a record of its answer painted.
 */
export function watchRecords({ word, group }: Typing): { readonly time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    let typed = Number.NaN;
    const note = (event: Event) => (typed = event.timeStamp);
    window.addEventListener("input", note, true);
    const painted = new MessageChannel();
    painted.port1.addEventListener("message", () => {
      window.removeEventListener("input", note, true);
      painted.port1.close();
      resolve(performance.now() - typed);
    });
    painted.port1.start();
    const isShown = () => {
      const list = document.querySelector("[role=listbox]");
      const groups = [...(list?.querySelectorAll("[role=group]") ?? [])];
      return (
        document.querySelector<HTMLInputElement>("input[role=combobox]")?.value === word &&
        list?.getAttribute("aria-busy") === "false" &&
        groups.some(
          (one) =>
            one.firstElementChild?.textContent === group && one.querySelector("[role=option]") !== null,
        )
      );
    };
    const frame = () => {
      // A message that is posted in a frame arrives right after it was painted.
      if (isShown()) painted.port2.postMessage(null);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return { time };
}

/**
 * The times from frame to frame (ms) for so long, and in how many of them the rows were somewhere else than
 * before.
 */
export function framesDuring(
  ms: number,
): Promise<{ readonly frames: readonly number[]; readonly moves: number }> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const row = document.querySelector("tbody tr");
    const start = performance.now();
    let [last, place, moves] = [0, Number.NaN, 0];
    const frame = (time: number) => {
      if (last > 0) frames.push(time - last);
      last = time;
      const now = row?.getBoundingClientRect().top ?? 0;
      if (now !== place) moves++;
      place = now;
      if (time - start < ms) requestAnimationFrame(frame);
      else resolve({ frames, moves });
    };
    requestAnimationFrame(frame);
  });
}
