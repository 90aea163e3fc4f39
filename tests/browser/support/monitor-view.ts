import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Looks again until it is so; on a busy machine a picture may be late. */
export const soon = <Look>(look: () => Look | Promise<Look>) => expect.poll(look);

/** The monitor as a supervisor sees it. */
export class MonitorView {
  constructor(readonly page: Page) {}

  /** Waits until the console shows its data as live. */
  async isLive(): Promise<void> {
    await this.page.getByText("Live", { exact: true }).waitFor();
    await this.page.getByRole("table").waitFor();
  }

  /** The names of the rows, from top to bottom. */
  readonly names = (): Promise<string[]> => this.page.getByRole("rowheader").allTextContents();

  row(name: string) {
    return this.page
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name, exact: true }) });
  }

  tab(name: string) {
    return this.page.getByRole("navigation", { name: "Monitor lists" }).getByRole("link", { name });
  }

  /** Returns a number of the panel: its name, its value and its status. The link to its reasons begins otherwise. */
  number(label: string) {
    return this.page
      .getByRole("region", { name: "Key figures" })
      .getByRole("link", { name: new RegExp(`^${label}`) });
  }
}
