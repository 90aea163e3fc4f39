import { hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** The file of a download link, and the session in which the link was created. */
export interface Linked {
  readonly what: "upload" | "recording";
  readonly id: string;
  readonly session: string;
}

/** Lifetime of a link: long enough to start a download and to watch a recording. */
const LIFE_SECONDS = 3_600;
const TYPE = "download+jwt";
const ISSUER = "switchboard";

/**
 * Creates and reads signed download links. They are signed because browsers send no Authorization header with
 * downloads. A link is valid for one file, for an hour, and only while its session is active.
 */
export class DownloadLinks {
  private readonly key: Uint8Array;

  constructor(
    accessKey: Uint8Array,
    private readonly now: () => number,
  ) {
    this.key = new Uint8Array(hkdfSync("sha256", accessKey, "", "downloads", 32));
  }

  async issue({ what, id, session }: Linked): Promise<{ readonly path: string; readonly until: string }> {
    const until = Math.floor(this.now() / 1000) + LIFE_SECONDS;
    const ticket = await new SignJWT({ what, sid: session })
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      .setIssuer(ISSUER)
      .setSubject(id)
      .setExpirationTime(until)
      .sign(this.key);
    return { path: `/downloads/${ticket}`, until: new Date(until * 1000).toISOString() };
  }

  /** Returns the content of a ticket (the token in a link); null if it is invalid or expired. */
  async read(ticket: string): Promise<Linked | null> {
    try {
      const { payload } = await jwtVerify(ticket, this.key, {
        algorithms: ["HS256"],
        typ: TYPE,
        issuer: ISSUER,
        requiredClaims: ["sub", "exp", "sid", "what"],
        currentDate: new Date(this.now()),
      });
      const { sub, sid, what } = payload;
      if (typeof sub !== "string" || typeof sid !== "string" || (what !== "upload" && what !== "recording"))
        return null;
      return { what, id: sub, session: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
