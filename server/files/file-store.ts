import { createReadStream, type ReadStream } from "node:fs";
import { access, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Ids of an account and a file. The platform generates both, so that user input is never part of a path. */
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

/** Stores file contents in a private folder of the data directory. */
export class FileStore {
  constructor(private readonly folder: string) {}

  /**
   * Writes a part at its offset (bytes). The same part can be written again. A part at offset 0 replaces the
   * whole file.
   */
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

  /** Reads up to `most` bytes from the start of a file. */
  async head(key: FileKey, most: number): Promise<Buffer> {
    const file = await open(this.pathOf(key), "r");
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Returns true if a file is in storage. Its record may outlive it, for example after a restored backup. */
  has(key: FileKey): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  read(key: FileKey, { start, end }: Span): ReadStream {
    return createReadStream(this.pathOf(key), { start, end });
  }

  /** Removes a file, if it exists. */
  async remove(key: FileKey): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf({ account, id }: FileKey): string {
    if (!ID.test(account) || !ID.test(id)) throw new Error("The id of a file or its account is not valid.");
    return join(this.folder, account, id);
  }
}
