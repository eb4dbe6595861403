/** Security headers: Content-Security-Policy, frame and MIME type restrictions. */
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { inlineScriptHashes } from "#app/first-view/inline-scripts.ts"

const scriptOrigin = ({ script }: OutsideService): string => new URL(script).origin

/** Origins as the end of a directive: ` https://a.mn https://b.mn`, each once. */
const listed = (origins: ReadonlyArray<string>): string => [...new Set(origins)].map((origin) => ` ${origin}`).join("")

/** Policy of a site with these services; whether a service is used is decided by the shopper's consent. */
const policy = (https: boolean, services: ReadonlyArray<OutsideService>): string => {
  const scriptOrigins = listed(services.map(scriptOrigin))
  const serviceOrigins = listed(services.flatMap((service) => [scriptOrigin(service), ...service.hosts]))
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'${hash}'`).join(" ")}${scriptOrigins}`,
    // Radix inserts a style element while a dialog locks the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${serviceOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${serviceOrigins}`,
    ...(services.length > 0 ? [`frame-src${serviceOrigins}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}

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
