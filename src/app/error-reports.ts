import type { Configuration } from "../../openapi/generated/console.ts";

/** Where Sentry is, null where errors are reported nowhere. */
type Destination = () => Promise<Pick<Configuration, "errorReporting">>;

async function reporter(destination: Destination): Promise<(error: unknown) => void> {
  const { errorReporting } = await destination();
  if (errorReporting === null) return () => {};
  const { captureException, init } = await import("@sentry/react");
  // None of its own observers: they would send addresses, texts that were typed and what was asked of the
  // platform.
  init({ dsn: errorReporting, defaultIntegrations: false, maxBreadcrumbs: 0 });
  return (error) => captureException(error);
}

let ready: Promise<(error: unknown) => void> | null = null;

/** Reports an error that nobody caught, where the platform names a place for it. */
export async function reportError(thrown: unknown, destination: Destination): Promise<void> {
  try {
    const report = await (ready ??= reporter(destination));
    report(thrown);
  } catch {
    // With no platform there is nobody to tell; the next error asks anew.
    ready = null;
  }
}
