/** A list of products: a category, from the moment it is asked for to its last page. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { longEnglishPage, longNamesPage, manyFiltersPage, onePage, sevenDigitPage, withoutPicturesPage } from "#book/fixtures/lists.ts"
import { category, correctedPage, emptyPage, listingPage, refined, refinedPage, searched, searchPage } from "#book/fixtures/listing.ts"
import { timedOut, unreachable } from "#book/fixtures/problems.ts"
import type { ShopRest } from "#book/shop-at-rest.ts"
import { nothingKept } from "#machines/kept-changes.ts"
import { listingMachine, type ListingContext } from "#machines/listing.ts"
import type { ListingPage, ListingQuestion } from "#domain/entities/listing.ts"
import type { StateValueFrom } from "xstate"
import { ListingScreen } from "./listing-screen.tsx"

const meta = preview.meta({ title: "Screens/Listing", component: ListingScreen, parameters: { path: "/t/women/clothing" } })

type Value = StateValueFrom<typeof listingMachine>
type Asked = { readonly question?: ListingQuestion; readonly page?: ListingPage | null; readonly context?: Partial<ListingContext> }

const told = (state: Value, { page = listingPage, question = page?.question ?? category, context = {} }: Asked = {}, shop: ShopRest = {}) =>
  inState(listingMachine, { state, input: { question, page, pageSize: 40 }, context }, (actor) => <ListingScreen actor={actor} />, shop)

const asLines: ShopRest = { kept: { state: "ready", context: { kept: { ...nothingKept, layout: "list" } } } }
const onPhone = { globals: { viewport: { value: "phone", isRotated: false } } }
const onNarrow = { globals: { viewport: { value: "narrow", isRotated: false } } }

/** The list is on its way: its shape stands already, and the category's name is known. */
export const Fetching = meta.story(told("fetching", { page: null }))
/** The first forty of a category. */
export const Ready = meta.story(told("ready"))
/** A filter was chosen: the older list stays, dimmed. */
export const Refining = meta.story(told("refining", { question: refined }))
/** The next page is on its way. */
export const FetchingMore = meta.story(told("fetchingMore"))
/** The next page could not be had. */
export const MoreFailed = meta.story(told("moreFailed", { context: { problem: timedOut } }))
/** Nothing fits what is chosen: each filter can be dropped. */
export const Empty = meta.story(told("empty", { page: emptyPage }))
/** The list could not be had. */
export const Failed = meta.story(told("failed", { page: null, context: { problem: unreachable } }))

/** What a search found. */
export const Search = meta.story(told("ready", { page: searchPage }))
/** «huvtsas» was typed, хувцас was found. */
export const Corrected = meta.story(told("ready", { page: correctedPage }))
/** A search that found nothing. */
export const SearchEmpty = meta.story(told("empty", { page: { ...emptyPage, question: searched, breadcrumb: [] } }))
/** A category in which nothing is sold yet. */
export const CategoryEmpty = meta.story(told("empty", { page: { ...emptyPage, question: category } }))
/** Narrowed by brand, size, sale and price. */
export const Refined = meta.story(told("ready", { page: refinedPage }))
/** Everything is chosen, and there is much to choose from. */
export const ManyFilters = meta.story(told("ready", { page: manyFiltersPage }))
export const AsLines = meta.story(told("ready", {}, asLines))
export const FetchingAsLines = meta.story(told("fetching", { page: null }, asLines))
export const OneProduct = meta.story(told("ready", { page: onePage }))
export const LongNames = meta.story(told("ready", { page: longNamesPage }))
export const LongEnglishWords = meta.story({ ...told("ready", { page: longEnglishPage }), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
/** Prices of seven digits. */
export const SevenDigits = meta.story({ ...told("ready", { page: sevenDigitPage }), ...onNarrow })
export const WithoutPictures = meta.story(told("ready", { page: withoutPicturesPage }))
export const OnPhone = meta.story({ ...told("ready", { page: refinedPage }), ...onPhone })
export const AsLinesOnPhone = meta.story({ ...told("ready", {}, asLines), ...onPhone })
export const LongNamesOnNarrow = meta.story({ ...told("ready", { page: longNamesPage }), ...onNarrow })
export const InTheDark = meta.story({ ...told("ready", { page: refinedPage }), globals: { theme: "dark" } })
