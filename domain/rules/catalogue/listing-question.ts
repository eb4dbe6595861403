/** What a shopper asks of a list of products, as an address and as changes to it. Specification §2, §7; S5, S30. */
import type { ListingQuestion, Sort } from "#domain/entities/catalogue/listing.ts"
import { sorts } from "#domain/entities/catalogue/listing.ts"
import { formatQuery, parseQuery } from "#domain/rules/query-string.ts"
import type { Entry } from "#domain/rules/query-string.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

/** Newest first, unless asked otherwise. */
export const defaultSort: Sort = "date_desc"

/** Everything the shop has. */
export const anything: ListingQuestion = {
  permalink: null,
  text: null,
  brands: [],
  colours: [],
  sizes: [],
  priceFrom: null,
  priceTo: null,
  rating: null,
  onSale: false,
  sort: defaultSort,
  page: 1,
  seed: 0,
}

/** The lists of choices, with the word that each has in an address. */
const choices = [
  ["brands", "brand"],
  ["colours", "colour"],
  ["sizes", "size"],
] as const
export type ChoiceList = (typeof choices)[number][0]

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null

/** A price as people type it into a field, `15,000`; less than nothing is no price. */
const amount = (text: string | undefined): number | null => {
  const read = text === undefined ? null : parseTugrik(text)
  return read !== null && read >= 0 ? read : null
}

const orNothing = (text: string | undefined): string | null => (text === undefined || text.trim() === "" ? null : text)

/** The part of an address after `?`; what is as usual is left out, so that one question has one address. */
export const questionQuery = (question: ListingQuestion): string => {
  const entries: Array<Entry> = []
  const add = (name: string, value: string | number | null) => value !== null && entries.push([name, String(value)])
  add("q", question.text)
  if (question.text !== null) add("category", question.permalink)
  for (const [list, name] of choices) for (const value of question[list]) add(name, value)
  add("price_from", question.priceFrom)
  add("price_to", question.priceTo)
  add("rating", question.rating)
  add("sale", question.onSale ? 1 : null)
  add("sort", question.sort === defaultSort ? null : question.sort)
  add("page", question.page === 1 ? null : question.page)
  add("seed", question.seed === 0 ? null : question.seed)
  return formatQuery(entries)
}

/** Where a question's answer is shown: `/t/women/clothing?brand=tselmen`, `/search?q=…` or `/products`. */
export const questionAddress = (question: ListingQuestion): string => {
  const path =
    question.text !== null ? "/search" : question.permalink !== null ? `/t/${question.permalink}` : "/products"
  const query = questionQuery(question)
  return query === "" ? path : `${path}?${query}`
}

/** Reads a question from an address: the category of its path and what stands after `?`. Nonsense is passed over. */
export const readQuestion = (permalink: string | null, query: string): ListingQuestion => {
  const entries = parseQuery(query)
  const all = (name: string) => [...new Set(entries.filter(([key, value]) => key === name && value !== "").map(([, value]) => value))]
  const last = (name: string) => all(name).at(-1)
  const rating = whole(last("rating"))
  const page = whole(last("page"))
  return {
    permalink: permalink ?? orNothing(last("category")),
    text: permalink === null ? orNothing(last("q")) : null,
    brands: all("brand"),
    colours: all("colour"),
    sizes: all("size"),
    priceFrom: amount(last("price_from")),
    priceTo: amount(last("price_to")),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    onSale: last("sale") === "1",
    sort: sorts.find((sort) => sort === last("sort")) ?? defaultSort,
    page: page !== null && page >= 1 ? page : 1,
    seed: whole(last("seed")) ?? 0,
  }
}

/** The question with something else asked, from its first page on. */
export const asked = (question: ListingQuestion, change: Partial<ListingQuestion>): ListingQuestion => ({
  ...question,
  page: 1,
  ...change,
})

/** Chooses or drops one brand, colour or size. */
export const chosenOrNot = (question: ListingQuestion, list: ChoiceList, value: string): ListingQuestion =>
  asked(question, {
    [list]: question[list].includes(value) ? question[list].filter((other) => other !== value) : [...question[list], value],
  })

/** The question with every filter dropped; category, words, order and seed stay. */
export const withoutFilters = (question: ListingQuestion): ListingQuestion => ({
  ...anything,
  permalink: question.permalink,
  text: question.text,
  sort: question.sort,
  seed: question.seed,
})

/** One filter that is chosen, and the question without it. */
export type Chip =
  | { readonly kind: "brand" | "colour" | "size"; readonly value: string; readonly without: ListingQuestion }
  | { readonly kind: "price"; readonly from: number | null; readonly to: number | null; readonly without: ListingQuestion }
  | { readonly kind: "rating"; readonly value: number; readonly without: ListingQuestion }
  | { readonly kind: "sale"; readonly without: ListingQuestion }

/** Everything that is chosen, in the order of the facets. */
export const chips = (question: ListingQuestion): ReadonlyArray<Chip> => [
  ...choices.flatMap(([list, kind]) =>
    question[list].map((value) => ({ kind, value, without: chosenOrNot(question, list, value) })),
  ),
  ...(question.priceFrom === null && question.priceTo === null
    ? []
    : [{ kind: "price" as const, from: question.priceFrom, to: question.priceTo, without: asked(question, { priceFrom: null, priceTo: null }) }]),
  ...(question.rating === null ? [] : [{ kind: "rating" as const, value: question.rating, without: asked(question, { rating: null }) }]),
  ...(question.onSale ? [{ kind: "sale" as const, without: asked(question, { onSale: false }) }] : []),
]

/** How many filters are chosen: what the button on a phone says. */
export const countChosen = (question: ListingQuestion): number => chips(question).length

/** Whether two questions are answered by the same list, however far it was read. */
export const sameList = (one: ListingQuestion, other: ListingQuestion): boolean =>
  questionAddress(asked(one, {})) === questionAddress(asked(other, {}))
