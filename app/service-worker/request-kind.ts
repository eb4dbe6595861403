/** Kind of a request, which decides where the service worker looks for its response. */
import { readOfflineHeader } from "#adapters/shop/offline-headers.ts"

/**
 * `document`: a page. `asset`: a hashed file of the build. `data`: a response of the API. `personal`: one in a shopper's name that
 * may be read without a connection. `null`: a request that the worker leaves to the browser.
 */
export type RequestKind = "document" | "asset" | "picture" | "data" | "personal" | null

/** Paths that are no pages, though a browser may navigate to them. */
const pageless = /^\/(?:api|oauth|search-service|sandbox|healthz|readyz|sw\.js)(?:\/|$)/

type RequestFacts = Pick<Request, "method" | "url" | "mode" | "headers">

/** `origin`: of this site. Other calls in a shopper's name are left alone: their responses must be fresh. */
export const kindOf = ({ method, url, mode, headers }: RequestFacts, origin: string): RequestKind => {
  const target = new URL(url)
  if (method !== "GET" || target.origin !== origin || headers.has("range")) return null
  if (target.pathname.startsWith("/assets/")) return "asset"
  if (target.pathname.startsWith("/pictures/")) return "picture"
  if (target.pathname.startsWith("/api/v2/")) {
    if (!headers.has("authorization")) return "data"
    return headers.has(readOfflineHeader) ? "personal" : null
  }
  return mode === "navigate" && !pageless.test(target.pathname) ? "document" : null
}
