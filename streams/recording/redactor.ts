import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { FACTS } from "../../openapi/generated/facts.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { REDACTIONS } from "../../openapi/generated/redactions.ts";
import { idOf, isKnown } from "../events/event.ts";
import { instantOf } from "./instant-of.ts";
import { plainMembers } from "./plain-value.ts";

/**
 * What a recording says of how personal data were taken out of it; another name wherever that is done
 * otherwise.
 */
const REDACTION_POLICY = "r3";

/** What subjects are of. */
const KINDS: ReadonlySet<string> = new Set(Object.values(FACTS).map(({ subject }) => subject));
/** Where the product itself says so. */
const SOURCES: ReadonlySet<string> = new Set(["/platform", "/console", "/edit"]);
/**
 * The kinds of subjects whose ids are the platform's own where they have the form of those. Ids that a source
 * gives to its calls never are: they may be telephones.
 */
const OWN: ReadonlySet<string> = new Set(["user", "segment", "traffic", "recording", "appointment"]);
const ID = /^[0-9a-f]{24}$/;
const CHANNEL = /^(account\/[0-9a-f]{24}\/(floor|audit)|user\/[0-9a-f]{24}|import\/[0-9a-f]{24}\/floor)$/;
const EPOCH = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const DIGITS = 16;
/** So many pseudonyms are remembered; any other is worked out again. */
const MOST_KNOWN = 20_000;

export interface RedactorOptions {
  /** Segments keep their names, which are no personal data. */
  readonly namesSegments: boolean;
}

/**
 * Takes personal data out of events, by what the contract says of each member: what it does not know, and
 * what has not the form that it should have, is left out. Who and what belong together still do, by a
 * pseudonym that is the same in the whole file; without the key nobody finds out whose it is, and the key
 * goes with the redactor.
 */
export class Redactor {
  private readonly known = new Map<string, string>();
  private readonly keyed: ReturnType<typeof hmac.create>;

  /** `key`: 32 random bytes, of which nobody keeps a copy. */
  constructor(
    key: Uint8Array,
    private readonly options: RedactorOptions = { namesSegments: true },
  ) {
    this.keyed = hmac.create(sha256, key);
  }

  event({ id, source, type, subject, time, channel, epoch, offset, data }: Event): Event {
    return {
      specversion: "1.0",
      id: this.pseudonym(`${source} ${id}`),
      source: this.source(source),
      type: this.type(type),
      subject: this.subject(subject, type),
      time: TIME.test(time) ? time : writtenTime(instantOf(time)),
      channel: this.held(CHANNEL, channel),
      epoch: this.held(EPOCH, epoch),
      offset,
      data: Object.hasOwn(REDACTIONS, type)
        ? this.described(type, plainMembers(REDACTIONS[type] ?? {}, data, this))
        : {},
    };
  }

  /**
   * The header of a recording whose events are redacted. Each member stands here by name; which machines are
   * in it goes with what they did.
   */
  header({
    k,
    format,
    version,
    fold,
    name,
    source,
    zone,
    stream,
    schemas,
    names,
    events,
    edited,
    app,
    locale,
    sealed,
  }: RecordingHeader): RecordingHeader {
    const each = <Value>(
      of: Readonly<Record<string, Value>>,
      key: (name: string) => string,
      value: (value: Value) => Value,
    ): Record<string, Value> =>
      Object.fromEntries(Object.entries(of).map(([id, said]) => [key(id), value(said)]));
    return {
      k,
      format,
      version,
      fold: Math.trunc(fold),
      name,
      source: this.source(source),
      zone,
      stream: {
        channel: this.held(CHANNEL, stream.channel),
        epoch: this.held(EPOCH, stream.epoch),
        first: stream.first,
      },
      schemas: each(schemas, this.type, Number),
      names: {
        segments: each(names.segments, this.id, this.segmentName),
        users: each(names.users, this.id, this.pseudonym),
      },
      events,
      redaction: { policy: REDACTION_POLICY },
      ...(edited === true && { edited }),
      ...(app !== undefined && VERSION.test(app) && { app }),
      ...((locale === "en" || locale === "es" || locale === "fr") && { locale }),
      ...(sealed === true && { sealed }),
    };
  }

  /** A type that the contract does not know may be called anything. */
  readonly type = (type: string): string => (isKnown({ type }) ? type : this.pseudonym(type));

  /** What an event of a type is about. */
  subject(subject: string, type = ""): string {
    const said = subject.slice(0, Math.max(0, subject.indexOf("/")));
    const kind = isKnown({ type }) ? FACTS[type as keyof typeof FACTS].subject : said; // it is one of those that are known
    const id = idOf(subject);
    return `${KINDS.has(said) ? said : "other"}/${OWN.has(kind) ? this.id(id) : this.pseudonym(id)}`;
  }

  readonly source = (source: string): string => (SOURCES.has(source) ? source : `/${this.pseudonym(source)}`);

  /** An id of the platform's own says nothing of a person; another may be an address. */
  readonly id = (id: string): string => this.held(ID, id);

  /** What a segment is called in this file. */
  readonly segmentName = (name: string): string => (this.options.namesSegments ? name : this.pseudonym(name));

  /** Who or what somebody is in this file. */
  readonly pseudonym = (value: string): string => {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const made = `p${bytesToHex(this.keyed.clone().update(utf8ToBytes(value)).digest()).slice(0, DIGITS)}`;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(value, made);
    return made;
  };

  private described(type: string, data: Event["data"]): Event["data"] {
    const { name } = data;
    return type === "segment-described" && typeof name === "string"
      ? { ...data, name: this.segmentName(name) }
      : data;
  }

  /** What has the form of what it should be stays. */
  private held(form: RegExp, text: unknown): string {
    return typeof text === "string" && form.test(text) ? text : this.pseudonym(String(text));
  }
}

/** A time that cannot be read is none, in any words. */
const writtenTime = (instant: number): string =>
  Number.isNaN(instant) ? "" : new Date(instant).toISOString();
