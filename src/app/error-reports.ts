import type { Configuration } from "../../openapi/generated/console.ts";

/** Where Sentry is, null where errors are reported nowhere. */
type Destination = () => Promise<Pick<Configuration, "errorReporting">>;

async function reporter(destination: Destination): Promise<(error: unknown) => void> {
  const { errorReporting } = await destination();
  if (errorReporting === null) return () => {};
  const { captureException, init } = await import("@sentry/react");
  // None of its own observers: they would send addresses, texts that were typed and what was asked of the platform.
  init({ dsn: errorReporting, defaultIntegrations: false, maxBreadcrumbs: 0 });
  return (error) => captureException(error);
}

/** Reports errors that nobody caught. What does it is loaded with the first one, and only where the platform names a place. */
export function errorReports(destination: Destination): (thrown: unknown) => void {
  let ready: Promise<(error: unknown) => void> | null = null;
  const tell = async (thrown: unknown) => {
    try {
      const report = await (ready ??= reporter(destination));
      report(thrown);
    } catch {
      // With no platform there is nobody to tell; the next error asks anew.
      ready = null;
    }
  };
  return (thrown) => void tell(thrown);
}
