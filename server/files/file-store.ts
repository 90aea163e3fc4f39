import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Whose file, and which; both ids are the platform's own, so that no name that anybody chose is ever a path.
 */
export interface FileKey {
  readonly account: string;
  readonly id: string;
}

/** The first and the last byte of a part, both counted from 0. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const ID = /^[0-9a-f]{24}$/;

/** What files hold, in a folder of the platform's data that nobody else reads. */
export class FileStore {
  constructor(private readonly folder: string) {}

  /** Writes a part at its place; the same part can be written again. */
  async write(key: FileKey, offset: number, bytes: Uint8Array): Promise<void> {
    await mkdir(join(this.folder, key.account), { recursive: true, mode: 0o700 });
    const file = await open(this.pathOf(key), offset === 0 ? "w" : "r+", 0o600);
    try {
      for (let done = 0; done < bytes.length;)
        done += (await file.write(bytes, done, bytes.length - done, offset + done)).bytesWritten;
    } finally {
      await file.close();
    }
  }

  /** The first bytes of a file, at most so many. */
  async head(key: FileKey, most: number): Promise<Buffer> {
    const file = await open(this.pathOf(key), "r");
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  read(key: FileKey, { start, end }: Span): ReadStream {
    return createReadStream(this.pathOf(key), { start, end });
  }

  /** A file that is not there is gone already. */
  async remove(key: FileKey): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf({ account, id }: FileKey): string {
    if (!ID.test(account) || !ID.test(id)) throw new Error("No file is called that.");
    return join(this.folder, account, id);
  }
}
