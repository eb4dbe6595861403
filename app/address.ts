/** Addresses of pages: locale, canonical path and query. */
import type { Locale } from "#domain/entities/locale.ts"

/** A shopper's location: locale, path within it, and search parameters. */
export type PageLocation = {
  readonly locale: Locale
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly searchParams: URLSearchParams
}

/** Order numbers and the ids of vendors are upper case; everything else is lower case. */
const keepsCase = /^(?:\/\w\w)?\/(?:account|checkout|vendor)\//i

/** The canonical pathname: no trailing or doubled slashes, lower case except order numbers and the ids of vendors. */
export const canonical = (pathname: string): string => {
  const slashed = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/+$/, "")
  if (!keepsCase.test(slashed)) return lowered(slashed)
  return slashed.replace(keepsCase, (beginning) => beginning.toLowerCase())
}

/** Lower case, except percent-encoded bytes. */
const lowered = (pathname: string): string =>
  pathname.replace(/(?:%[0-9a-f]{2})+|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))

/** The search terms of a search page as typed; empty elsewhere. */
export const searchTextOf = ({ path, searchParams }: PageLocation): string => (path === "/search" ? (searchParams.get("q") ?? "") : "")
