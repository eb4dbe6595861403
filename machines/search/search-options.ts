/** Options of the search box, in the order of the arrow keys. */
import type { Suggestions } from "#domain/entities/search/suggestions.ts"

export type SearchOption =
  | { readonly kind: "history"; readonly text: string }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "taxon"; readonly name: string; readonly permalink: string }
  | { readonly kind: "brand"; readonly name: string; readonly code: string }
  | { readonly kind: "product"; readonly title: string; readonly slug: string }

export const historyOptions = (history: ReadonlyArray<string>): ReadonlyArray<SearchOption> =>
  history.map((text) => ({ kind: "history", text }))

export const offeredOptions = (offered: Suggestions): ReadonlyArray<SearchOption> => [
  ...offered.phrases.map((text) => ({ kind: "word", text }) as const),
  ...offered.taxons.map(({ name, permalink }) => ({ kind: "taxon", name, permalink }) as const),
  ...offered.brands.map(({ name, code }) => ({ kind: "brand", name, code }) as const),
  ...offered.products.map(({ title, slug }) => ({ kind: "product", title, slug }) as const),
]

/** The index `step` further, cyclically; `null` is the box itself, between the last and the first. */
export const nextActive = (active: number | null, step: 1 | -1, count: number): number | null => {
  const positions = count + 1
  const position = ((active ?? count) + step + positions) % positions
  return position === count ? null : position
}

type SearchBox = { readonly text: string; readonly history: ReadonlyArray<string>; readonly offered: Suggestions | null }

/** The present options: past searches while the box is empty, suggestions otherwise. */
export const optionsOf = ({ text, history, offered }: SearchBox): ReadonlyArray<SearchOption> => {
  if (text.trim() === "") return historyOptions(history)
  return offered === null ? [] : offeredOptions(offered)
}
