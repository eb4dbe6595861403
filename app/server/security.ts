/** Security headers: Content-Security-Policy, frame and MIME type restrictions. */
import { inlineScriptHashes } from "#app/first-view/inline-scripts.ts"

const policy = (https: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'${hash}'`).join(" ")}`,
    // Radix inserts a style element while a dialog locks the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")

/** Headers of every response. */
export const usualHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
})

/** Additional headers of a page. */
export const pageHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy": policy(https),
})
