/** Addresses of pages: which language they are in, what their one true spelling is. */
import type { Locale } from "#domain/entities/locale.ts"

/** Where a shopper is: the language, the path within it, and the question after the question mark. */
export type PageLocation = {
  readonly locale: Locale
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly searchParams: URLSearchParams
}

/** What stands before every path of a language: nothing for Mongolian. */
export const baseOf = (locale: Locale): string => (locale === "en" ? "/en" : "")

/** The language of an address, and the path within it; only `/en` exactly is English. */
export const localPath = (pathname: string): { readonly locale: Locale; readonly path: string } => {
  if (pathname === "/en") return { locale: "en", path: "/" }
  if (pathname.startsWith("/en/")) return { locale: "en", path: pathname.slice(3) }
  return { locale: "mn", path: pathname }
}

/** The address of a path in a language; the English home is `/en`, without a slash. */
export const addressOf = (locale: Locale, path: string): string => {
  const address = baseOf(locale) + (path === "/" ? "" : path)
  return address === "" ? "/" : address
}

/** Order numbers are written in capitals; everything else has one spelling, in small letters. */
const keepsCase = /^(?:\/en)?\/(?:account|checkout)\//i

/** The one spelling of a pathname: no slash at the end, no doubled ones, small letters where case says nothing. */
export const canonical = (pathname: string): string => {
  const slashed = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/+$/, "")
  if (!keepsCase.test(slashed)) return lowered(slashed)
  return slashed.replace(keepsCase, (beginning) => beginning.toLowerCase())
}

/** Small letters, leaving percent-encoded bytes as they are. */
const lowered = (pathname: string): string =>
  pathname.replace(/(?:%[0-9a-f]{2})+|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))

/** The words that a page was searched by, as they were typed; none elsewhere. */
export const searchTextOf = ({ path, searchParams }: PageLocation): string => (path === "/search" ? (searchParams.get("q") ?? "") : "")
