import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { parseUrl } from "../../openapi/formats/web-address.ts";
import { type TrafficChoice, trafficChoice } from "../traffic/traffic-choice.ts";

/** Configuration from environment variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** URL of PostgreSQL; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** URL that browsers use for the platform; null if they use its host and port. */
  readonly publicUrl: URL | null;
  /** IP addresses and ranges of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | null;
  /** Sender of emails; null for no-reply at the host of the public URL. */
  readonly mailFrom: string | null;
  readonly panelUrl: string;
  readonly consoleUrl: string;
  readonly feedbackUrl: string;
  /** URLs of the pages where customers make calls and book appointments. */
  readonly callUrl: string;
  readonly calendarUrl: string;
  /** Key with which the feedback tool verifies our tokens; null for a key derived from the access key. */
  readonly feedbackKey: string | null;
  readonly sentryDsn: string | null;
  readonly traffic: TrafficChoice;
  /** Days of history that the demo has; 0 for none. */
  readonly demoDays: number;
  /** Folder with logs of real calls, which the demo offers to load; null without one. */
  readonly recordedData: string | null;
  /** Allows access from other machines with the public demo passwords. */
  readonly isDemo: boolean;
}

/** Invalid settings with their accepted values. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const KEY_BYTES = 32;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration; throws an error that lists all invalid settings. */
export function readConfig(environment: Environment): Config {
  const read = new Settings(environment);
  const config: Config = {
    port: read.count("PORT", 3000, 65_535),
    host: read.text("HOST") ?? "127.0.0.1",
    dataDir: resolve(read.text("DATA_DIR") ?? "data"),
    databaseUrl:
      read.url("DATABASE_URL", "postgres://user:password@host:5432/name", /^postgres(ql)?:$/)?.href ?? null,
    redisUrl: read.url("REDIS_URL", "redis://host:6379", /^rediss?:$/)?.href ?? null,
    publicUrl: read.url("PUBLIC_URL", "https://console.example.com", /^https?:$/),
    trustedProxies: read.addresses("TRUSTED_PROXIES"),
    smtpUrl: read.url("SMTP_URL", "smtp://user:password@host:587", /^smtps?:$/)?.href ?? null,
    mailFrom: read.text("MAIL_FROM"),
    panelUrl: read.place("PANEL_URL") ?? "/panel",
    consoleUrl: read.place("CONSOLE_URL") ?? "/separate-console",
    feedbackUrl: read.place("FEEDBACK_URL") ?? "/feedback-board",
    callUrl: read.place("CALL_URL") ?? "/call-page",
    calendarUrl: read.place("CALENDAR_URL") ?? "/calendar-page",
    feedbackKey: read.key("FEEDBACK_KEY"),
    sentryDsn: read.url("SENTRY_DSN", "https://key@host/1", /^https?:$/)?.href ?? null,
    traffic: read.traffic("TRAFFIC"),
    demoDays: read.count("DEMO_DAYS", 90, 366),
    recordedData: read.folder("RECORDED_DATA"),
    isDemo: read.truth("DEMO"),
  };
  read.finish();
  return config;
}

class Settings {
  private readonly faults: string[] = [];

  constructor(private readonly environment: Environment) {}

  text(name: string): string | null {
    const value = this.environment[name]?.trim();
    return value === undefined || value === "" ? null : value;
  }

  /** Reads an HMAC key, which must be at least as long as the hash (RFC 7518, 3.2). */
  key(name: string): string | null {
    const value = this.text(name);
    if (value === null || Buffer.byteLength(value) >= KEY_BYTES) return value;
    return this.wrong(
      name,
      `a key of at least ${KEY_BYTES} bytes, such as from \`openssl rand -hex ${KEY_BYTES}\``,
      null,
    );
  }

  count(name: string, standard: number, most: number): number {
    const value = this.text(name);
    if (value === null) return standard;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    return this.wrong(name, `a number from 0 to ${most}`, standard);
  }

  /** Reads a path; relative paths begin at the working directory. */
  folder(name: string): string | null {
    const value = this.text(name);
    return value === null ? null : resolve(value);
  }

  truth(name: string): boolean {
    const value = this.text(name);
    if (value === null || value === "0" || value === "1") return value === "1";
    return this.wrong(name, "1 or 0", false);
  }

  url(name: string, example: string, protocol: RegExp): URL | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = parseUrl(value);
    if (url && protocol.test(url.protocol)) return url;
    return this.wrong(name, `a URL such as ${example}`, null);
  }

  /** Reads a URL, or a path on this platform. */
  place(name: string): string | null {
    const value = this.text(name);
    return value !== null && /^\/(?!\/)/.test(value)
      ? value
      : (this.url(name, "https://panel.example.com", /^https?:$/)?.href ?? null);
  }

  addresses(name: string): readonly string[] {
    const values = (this.text(name) ?? "").split(",").flatMap((value) => value.trim() || []);
    const wrong = values.filter((value) => !isAddress(value));
    return wrong.length === 0
      ? values
      : this.wrong(name, `IP addresses and CIDR ranges, separated by commas, not ${wrong.join(", ")}`, []);
  }

  traffic(name: string): TrafficChoice {
    try {
      return trafficChoice(this.text(name) ?? undefined);
    } catch {
      return this.wrong(name, "demo, none, or FILE@SPEED such as day.ndjson.gz@60", { kind: "none" });
    }
  }

  finish(): void {
    if (this.faults.length > 0) throw new ConfigError(this.faults.join("\n"));
  }

  /** Records a fault without the invalid value, which may be a password, and returns `instead`. */
  private wrong<T>(name: string, expected: string, instead: T): T {
    this.faults.push(`${name} is invalid. Expected: ${expected}.`);
    return instead;
  }
}

function isAddress(value: string): boolean {
  if (!value.includes("/")) return ipaddr.IPv4.isValidFourPartDecimal(value) || ipaddr.IPv6.isValid(value);
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(value) || ipaddr.IPv6.isValidCIDR(value);
}
