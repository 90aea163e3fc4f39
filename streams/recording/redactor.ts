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

/** Version of the redaction in a replay file. Change it whenever the rules change. */
const REDACTION_POLICY = "r3";

/** Known kinds of subjects. A subject has the form `kind/id`. */
const KINDS: ReadonlySet<string> = new Set(Object.values(FACTS).map(({ subject }) => subject));
/** Values of `source` in events of the product itself. */
const SOURCES: ReadonlySet<string> = new Set(["/platform", "/console", "/edit"]);
/**
 * Kinds of subjects whose ids are kept if they have the form of the platform's ids. Ids that a source assigns
 * to calls are not kept, because they may be phone numbers.
 */
const OWN: ReadonlySet<string> = new Set(["user", "segment", "traffic", "recording", "appointment"]);
const ID = /^[0-9a-f]{24}$/;
const CHANNEL = /^(account\/[0-9a-f]{24}\/(floor|audit)|user\/[0-9a-f]{24}|import\/[0-9a-f]{24}\/floor)$/;
const EPOCH = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const DIGITS = 16;
/** Maximum number of cached pseudonyms. When it is reached, the cache is emptied. */
const MOST_KNOWN = 20_000;

export interface RedactorOptions {
  /** True to keep the names of segments, which are not personal data. */
  readonly namesSegments: boolean;
}

/**
 * Removes personal data from events by the rules of the contract: unknown members and values of an unexpected
 * form are left out. Relations are kept through pseudonyms that are consistent within the file; they cannot
 * be reversed without the key, which is discarded with the redactor.
 */
export class Redactor {
  private readonly known = new Map<string, string>();
  private readonly keyed: ReturnType<typeof hmac.create>;

  /** `key`: 32 random bytes that are stored nowhere else. */
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
   * Returns the header of a redacted replay file. Members are listed by name; the list of state machines is
   * left out, as are their records.
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
      Object.fromEntries(Object.entries(of).map(([id, content]) => [key(id), value(content)]));
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

  /** Returns a known event type unchanged, and a pseudonym for any other, whose name may contain anything. */
  readonly type = (type: string): string => (isKnown({ type }) ? type : this.pseudonym(type));

  /** Returns the redacted subject of an event of the given type. */
  subject(subject: string, type = ""): string {
    const content = subject.slice(0, Math.max(0, subject.indexOf("/")));
    const kind = isKnown({ type }) ? FACTS[type as keyof typeof FACTS].subject : content; // isKnown was checked
    const id = idOf(subject);
    return `${KINDS.has(content) ? content : "other"}/${OWN.has(kind) ? this.id(id) : this.pseudonym(id)}`;
  }

  readonly source = (source: string): string => (SOURCES.has(source) ? source : `/${this.pseudonym(source)}`);

  /**
   * Returns an id of the platform unchanged, because it contains no personal data. Any other id, which may be
   * an email address, becomes a pseudonym.
   */
  readonly id = (id: string): string => this.held(ID, id);

  /** Returns the name that a segment has in the redacted file. */
  readonly segmentName = (name: string): string => (this.options.namesSegments ? name : this.pseudonym(name));

  /** Returns the pseudonym of a person or thing in this file. */
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

  /** Returns a text of the expected form unchanged, and a pseudonym for any other. */
  private held(form: RegExp, text: unknown): string {
    return typeof text === "string" && form.test(text) ? text : this.pseudonym(String(text));
  }
}

/**
 * Formats an instant (ms) as ISO 8601. Returns an empty string if the event's time could not be parsed; its
 * text is not kept, because it may contain anything.
 */
const writtenTime = (instant: number): string =>
  Number.isNaN(instant) ? "" : new Date(instant).toISOString();
