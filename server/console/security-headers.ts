const YEAR_SECONDS = 31_536_000;

/**
 * What a page of ours may load, and nothing else: no inline script or style, no frame, and no text that turns
 * into a script.
 */
function contentPolicy(errorReporting: string | null): string {
  const reported = errorReporting === null ? "" : ` ${new URL(errorReporting).origin}`;
  return [
    "default-src 'none'",
    // What reads a scanned code is WebAssembly; that word lets it be compiled, and no text become a script.
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
 * The page that shows one image from anywhere: it stands in a frame of ours, without our origin, and does
 * nothing else.
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

/** Told to browsers that came by HTTPS only: they ignore it elsewhere. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`;
