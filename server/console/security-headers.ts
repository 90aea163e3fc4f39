const YEAR_SECONDS = 31_536_000;

/**
 * Returns the content security policy of the console: no inline scripts or styles, no external frames, no
 * eval. `errorReporting`: URL for error reports, whose origin is allowed.
 */
function contentPolicy(errorReporting: string | null): string {
  const reported = errorReporting === null ? "" : ` ${new URL(errorReporting).origin}`;
  return [
    "default-src 'none'",
    // The barcode reader is WebAssembly. This keyword allows compiling it, but not eval.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${reported}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Trusted Types policies: `letter` for the preview of custom emails, `replay` for the worker of the
    // replay. A page can create each policy only once.
    "trusted-types letter replay",
  ].join("; ");
}

/**
 * Files and content security policy of the page that previews one external image. The page runs in a
 * sandboxed frame, without the console's origin.
 */
export const IMAGE_CHECK = {
  page: "image-check.html",
  script: "image-check.js",
  policy:
    "sandbox allow-scripts; default-src 'none'; script-src 'self'; img-src https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'",
} as const;

/** Returns the security headers of every response. */
export const securityHeaders = (errorReporting: string | null): Readonly<Record<string, string>> => ({
  "content-security-policy": contentPolicy(errorReporting),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
});

/** Value of the Strict-Transport-Security header, which browsers ignore without HTTPS. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`;
