/** Items one by one, with a look at the next before it is taken. */
export class Upcoming<Item> {
  private next: Promise<IteratorResult<Item>> | null = null;

  constructor(private readonly items: AsyncIterator<Item>) {}

  /** The next item, null after the last. */
  async peek(): Promise<Item | null> {
    this.next ??= this.items.next();
    const { done, value } = await this.next;
    return done ? null : value;
  }

  /** Lets go of the item that was looked at. */
  take(): void {
    this.next = null;
  }
}
