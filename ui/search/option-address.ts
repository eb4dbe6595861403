/** Address of a search option. */
import { formatQuery } from "#domain/rules/query-string.ts"
import type { SearchOption } from "#machines/search/search-options.ts"

export const searchAddress = (text: string): string => `/search?${formatQuery([["q", text]])}`

export const optionAddress = (option: SearchOption): string => {
  switch (option.kind) {
    case "history":
    case "word":
      return searchAddress(option.text)
    case "taxon":
      return `/t/${option.permalink}`
    case "brand":
      return `/products?${formatQuery([["brand", option.code]])}`
    case "product":
      return `/products/${option.slug}`
    default:
      return option satisfies never
  }
}
