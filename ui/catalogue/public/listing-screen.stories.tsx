/** A list of products: a category, from the moment it is asked for to its last page. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { longEnglishPage, longNamesPage, manyFiltersPage, onePage, sevenDigitPage, soldOutListPage, withoutPicturesPage } from "#book/fixtures/lists.ts"
import { category, correctedPage, emptyPage, listingPage, refined, refinedPage, searched, searchPage } from "#book/fixtures/listing.ts"
import { timedOut, unreachable } from "#book/fixtures/problems.ts"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { listingMachine, type ListingContext } from "#machines/catalogue/listing.ts"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { StateValueFrom } from "xstate"
import { ListingScreen } from "./listing-screen.tsx"

const meta = preview.meta({ title: "Screens/Listing", component: ListingScreen, parameters: { path: "/t/women/clothing" } })

type Value = StateValueFrom<typeof listingMachine>
type StoryOptions = { readonly query?: ListingQuery; readonly page?: ListingPage | null; readonly context?: Partial<ListingContext> }

const storyOf = (state: Value, { page = listingPage, query = page?.query ?? category, context = {} }: StoryOptions = {}, storefront: StorefrontRest = {}) =>
  inState(listingMachine, { state, input: { query, page, pageSize: 40 }, context }, (actor) => <ListingScreen actor={actor} />, storefront)

const asLines: StorefrontRest = { kept: { state: "ready", context: { persisted: { ...emptyPersistedState, layout: "list" } } } }
const onPhone = { globals: { viewport: { value: "phone", isRotated: false } } }
const onNarrow = { globals: { viewport: { value: "narrow", isRotated: false } } }

/** As many columns as fit, each at least so many pixels wide. S30. */
const expectColumns = async (canvas: HTMLElement, least: number) => {
  const grid = canvas.querySelector("[aria-busy]")!
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid)
  const widths = gridTemplateColumns.split(" ").map(parseFloat)
  const oneMore = (grid.clientWidth - widths.length * parseFloat(columnGap)) / (widths.length + 1)
  await expect(Math.min(...widths)).toBeGreaterThanOrEqual(least)
  await expect(oneMore).toBeLessThan(least)
}

/** The category's name and the shapes of its tiles, since the list is on its way. */
export const Fetching = meta.story(storyOf("fetching", { page: null }))
/** The first forty of a category, with how many there are and what they can be narrowed by. */
export const Ready = meta.story({ ...storyOf("ready"), play: ({ canvasElement }) => expectColumns(canvasElement, 250) })
/** The older list, dimmed, with the new filter ticked already, since the shop is asked for what fits. */
export const Refining = meta.story(storyOf("refining", { query: refined }))
/** The list with its button busy, since the next page is on its way. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** The list as it was, and below it a way to try again, since the next page could not be had. */
export const MoreFailed = meta.story(storyOf("moreFailed", { context: { problem: timedOut } }))
/** A word that nothing fits what is chosen, with each filter there to be dropped. */
export const Empty = meta.story(storyOf("empty", { page: emptyPage }))
/** What went wrong and a way to try again, since the list could not be had. */
export const Failed = meta.story(storyOf("failed", { page: null, context: { problem: unreachable } }))

/** What a search found. */
export const Search = meta.story(storyOf("ready", { page: searchPage }))
/** «huvtsas» was typed, хувцас was found. */
export const Corrected = meta.story(storyOf("ready", { page: correctedPage }))
/** A search that found nothing. */
export const SearchEmpty = meta.story(storyOf("empty", { page: { ...emptyPage, query: searched, breadcrumb: [] } }))
/** A category in which nothing is sold yet. */
export const CategoryEmpty = meta.story(storyOf("empty", { page: { ...emptyPage, query: category } }))
/** Narrowed by brand, size, sale and price. */
export const Refined = meta.story(storyOf("ready", { page: refinedPage }))
/** Everything is chosen, and there is much to choose from. */
export const ManyFilters = meta.story(storyOf("ready", { page: manyFiltersPage }))
/** The same list as lines, with more words, for who compares. */
export const AsLines = meta.story({
  ...storyOf("ready", {}, asLines),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll("[aria-busy] article")].map((tile) => tile.getBoundingClientRect())
    await expect([first?.left, first?.width]).toEqual([second?.left, second?.width])
    await expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0)
  },
})
/** The shapes of lines, since the list is on its way to who likes lines. */
export const FetchingAsLines = meta.story(storyOf("fetching", { page: null }, asLines))
/** A list of one thing. */
export const OneProduct = meta.story(storyOf("ready", { page: onePage }))
/** Names and brands that take several lines, beside short ones. */
export const LongNames = meta.story(storyOf("ready", { page: longNamesPage }))
/** English words that no line of the smallest phone holds. */
export const LongEnglishWords = meta.story({ ...storyOf("ready", { page: longEnglishPage }), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
/** Prices of seven digits. */
export const SevenDigits = meta.story({ ...storyOf("ready", { page: sevenDigitPage }), ...onNarrow })
/** Things that nobody has taken a picture of yet. */
export const WithoutPictures = meta.story(storyOf("ready", { page: withoutPicturesPage }))
/** On a phone two tiles stand side by side, and filters open from the foot. */
export const OnPhone = meta.story({ ...storyOf("ready", { page: refinedPage }), ...onPhone, play: ({ canvasElement }) => expectColumns(canvasElement, 150) })
/** Lines on a phone. */
export const AsLinesOnPhone = meta.story({ ...storyOf("ready", {}, asLines), ...onPhone })
/** Long names on the smallest phone. */
export const LongNamesOnNarrow = meta.story({ ...storyOf("ready", { page: longNamesPage }), ...onNarrow })
/** The list after dark, narrowed. */
export const InTheDark = meta.story({ ...storyOf("ready", { page: refinedPage }), globals: { theme: "dark" } })
/** Nothing of it is left: the tiles are dimmed and say so. */
export const SoldOut = meta.story(storyOf("ready", { page: soldOutListPage }))
