import type { Configuration } from "../../openapi/generated/console.ts";

/** Returns the address of Sentry; null if errors are not reported. */
type Destination = () => Promise<Pick<Configuration, "errorReporting">>;

async function reporter(destination: Destination): Promise<(error: unknown) => void> {
  const { errorReporting } = await destination();
  if (errorReporting === null) return () => {};
  const { captureException, init } = await import("@sentry/react");
  // Default integrations are off, because they would send addresses, typed texts and requests.
  init({ dsn: errorReporting, defaultIntegrations: false, maxBreadcrumbs: 0 });
  return (error) => captureException(error);
}

let ready: Promise<(error: unknown) => void> | null = null;

/** Reports an uncaught error if the platform configures a destination. */
export async function reportError(thrown: unknown, destination: Destination): Promise<void> {
  try {
    const report = await (ready ??= reporter(destination));
    report(thrown);
  } catch {
    // Without the platform the destination is unknown; the next error requests it again.
    ready = null;
  }
}
