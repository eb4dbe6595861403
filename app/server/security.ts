/** What a browser is told to forbid: foreign scripts, frames, guessing of types. */
import { inlineScriptHashes } from "#app/first-view/inline-scripts.ts"

const policy = (https: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'${hash}'`).join(" ")}`,
    // Radix puts a style into the page while a dialog locks it.
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

/** Headers of every answer. */
export const usualHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
})

/** Headers of a page, beside the usual ones. */
export const pageHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy": policy(https),
})
