import type { Configuration } from "../../openapi/generated/console.ts";

/** Returns the configuration. `errorReporting` is the Sentry URL, or null if errors are not reported. */
type Destination = () => Promise<Pick<Configuration, "errorReporting">>;

async function reporter(destination: Destination): Promise<(error: unknown) => void> {
  const { errorReporting } = await destination();
  if (errorReporting === null) return () => {};
  const { captureException, init } = await import("@sentry/react");
  // Default integrations are off, because they would send page URLs, typed texts and requests.
  init({ dsn: errorReporting, defaultIntegrations: false, maxBreadcrumbs: 0 });
  return (error) => captureException(error);
}

let ready: Promise<(error: unknown) => void> | null = null;

/** Reports an uncaught error to Sentry if the platform is configured to do so. */
export async function reportError(thrown: unknown, destination: Destination): Promise<void> {
  try {
    const report = await (ready ??= reporter(destination));
    report(thrown);
  } catch {
    // The destination or Sentry could not be loaded. The next error tries again.
    ready = null;
  }
}
