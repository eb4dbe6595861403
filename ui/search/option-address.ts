/** Address of a search option. */
import { formatQuery } from "#domain/rules/query-string.ts"
import type { SearchOption } from "#machines/search/search-options.ts"

export const searchAddress = (text: string): string => `/search?${formatQuery([["q", text]])}`

export const optionAddress = (option: SearchOption): string => {
  if (option.kind === "taxon") return `/t/${option.permalink}`
  if (option.kind === "brand") return `/products?${formatQuery([["brand", option.code]])}`
  if (option.kind === "product") return `/products/${option.slug}`
  return searchAddress(option.text)
}
