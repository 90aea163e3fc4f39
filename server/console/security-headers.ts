const YEAR_SECONDS = 31_536_000;

/**
 * Returns the content security policy of the console: no inline scripts or styles, no external frames, no
 * eval.
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
    // The frame of a letter, and the worker of a replay; each is made once in a page.
    "trusted-types letter replay",
  ].join("; ");
}

/**
 * Headers of the page that previews one external image. It runs in a sandboxed frame without the console's
 * origin.
 */
export const IMAGE_CHECK = {
  page: "image-check.html",
  script: "image-check.js",
  policy:
    "sandbox allow-scripts; default-src 'none'; script-src 'self'; img-src https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'",
} as const;

/** The headers of every answer. */
export const securityHeaders = (errorReporting: string | null): Readonly<Record<string, string>> => ({
  "content-security-policy": contentPolicy(errorReporting),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
});

/** Sent only over HTTPS; browsers ignore it otherwise. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`;
