/** Security headers: Content-Security-Policy, frame and MIME type restrictions. */
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { inlineScriptHashes } from "#app/first-view/inline-scripts.ts"

/** Origins of the outside services that a site has, for a list of the policy; consent decides whether they are used. */
const originsOf = (services: ReadonlyArray<OutsideService>): string =>
  [...new Set(services.flatMap(({ script, hosts }) => [new URL(script).origin, ...hosts]))].map((origin) => ` ${origin}`).join("")

/** Scripts of services come from their own addresses alone. */
const scriptsOf = (services: ReadonlyArray<OutsideService>): string => [...new Set(services.map(({ script }) => new URL(script).origin))].map((origin) => ` ${origin}`).join("")

const policy = (https: boolean, services: ReadonlyArray<OutsideService>): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'${hash}'`).join(" ")}${scriptsOf(services)}`,
    // Radix inserts a style element while a dialog locks the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${originsOf(services)}`,
    "font-src 'self'",
    `connect-src 'self'${originsOf(services)}`,
    ...(services.length > 0 ? [`frame-src${originsOf(services)}`] : []),
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

/** Additional headers of a page of a site with these services. */
export const pageHeaders = (https: boolean, services: ReadonlyArray<OutsideService>): Readonly<Record<string, string>> => ({
  "content-security-policy": policy(https, services),
})
