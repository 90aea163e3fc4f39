import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { REDACTIONS } from "../../openapi/generated/redactions.ts";

/** What a recording says of how personal data were taken out of it; another name wherever that is done otherwise. */
const REDACTION_POLICY = "r2";

/** The kinds of subjects whose ids are the platform's own and say nothing of a person. */
const OWN: ReadonlySet<string> = new Set(["user", "segment", "traffic", "recording", "appointment"]);
const DIGITS = 16;
/** So many pseudonyms are remembered; any other is worked out again. */
const MOST_KNOWN = 20_000;

/**
 * Takes personal data out of events, by what the contract says of each member: what it does not know is left out. Who and
 * what belong together still do, by a pseudonym that is the same in the whole file; without the key nobody finds out whose
 * it is, and the key goes with the redactor.
 */
export class Redactor {
  private readonly known = new Map<string, string>();
  private readonly keyed: ReturnType<typeof hmac.create>;

  /** `key`: 32 random bytes, of which nobody keeps a copy. */
  constructor(key: Uint8Array) {
    this.keyed = hmac.create(sha256, key);
  }

  event(event: Event): Event {
    const { specversion, id, source, type, subject, time, channel, epoch, offset, dataschema } = event;
    const rules = REDACTIONS[type] ?? {};
    const data = Object.fromEntries(Object.entries(event.data).flatMap(([name, value]) => this.member(rules[name], name, value)));
    return { specversion, id: this.pseudonym(`${source} ${id}`), source, type, subject: this.subject(subject), time, channel, epoch, offset, ...(dataschema !== undefined && { dataschema }), data };
  }

  /** The header of a recording whose events are redacted. */
  header(header: RecordingHeader): RecordingHeader {
    const users = Object.fromEntries(Object.entries(header.names.users).map(([id, name]) => [id, this.pseudonym(name)]));
    return { ...header, names: { ...header.names, users }, redaction: { policy: REDACTION_POLICY } };
  }

  private member(rule: "keep" | "key" | "pseudonym" | "drop" | undefined, name: string, value: unknown): [string, unknown][] {
    if (rule === "keep") return [[name, value]];
    if ((rule === "key" || rule === "pseudonym") && typeof value === "string") return [[name, this.pseudonym(value)]];
    return [];
  }

  /** The ids that a source gives to its calls and customers may be their telephones. */
  subject(subject: string): string {
    const at = subject.indexOf("/");
    const kind = subject.slice(0, at);
    return OWN.has(kind) ? subject : `${kind}/${this.pseudonym(subject.slice(at + 1))}`;
  }

  /** Who or what somebody is in this file. */
  pseudonym(value: string): string {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const made = `p${bytesToHex(this.keyed.clone().update(utf8ToBytes(value)).digest()).slice(0, DIGITS)}`;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(value, made);
    return made;
  }
}
