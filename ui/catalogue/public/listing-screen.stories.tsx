/** Listing in every state, from the first request to the last page. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import {
  longEnglishPage,
  longNamesPage,
  manyFiltersPage,
  onePage,
  sevenDigitPage,
  soldOutListPage,
  withoutPicturesPage,
} from "#book/fixtures/catalogue/hard-listings.ts"
import {
  category,
  correctedPage,
  describedPage,
  emptyPage,
  leftOutPage,
  listingPage,
  newPage,
  partPage,
  refined,
  refinedPage,
  salePage,
  searched,
  searchPage,
} from "#book/fixtures/catalogue/listing.ts"
import { searchDown, timedOut, unreachable } from "#book/fixtures/shell/problems.ts"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { listingMachine, type ListingContext } from "#machines/catalogue/listing.ts"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { StateValueFrom } from "xstate"
import { ListingScreen } from "./listing-screen.tsx"

const meta = preview.meta({ title: "Screens/Listing", component: ListingScreen, parameters: { path: "/t/women/clothing" } })

type Value = StateValueFrom<typeof listingMachine>
type StoryOptions = { readonly query?: ListingQuery; readonly page?: ListingPage | null; readonly context?: Partial<ListingContext> }

const storyOf = (
  state: Value,
  { page = listingPage, query = page?.query ?? category, context = {} }: StoryOptions = {},
  storefront: StorefrontRest = {},
) =>
  inState(listingMachine, { state, input: { query, page, pageSize: 40 }, context }, (actor) => <ListingScreen actor={actor} />, storefront)

const asLines: StorefrontRest = { persistence: { state: "ready", context: { persisted: { ...emptyPersistedState, layout: "list" } } } }
const onPhone = { globals: { viewport: { value: "phone", isRotated: false } } }
const onNarrow = { globals: { viewport: { value: "narrow", isRotated: false } } }

/** Checks the maximum number of columns of a minimum width in pixels. S30. */
const expectColumns = async (canvas: HTMLElement, least: number) => {
  const grid = canvas.querySelector("[aria-busy]")!
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid)
  const widths = gridTemplateColumns.split(" ").map(parseFloat)
  const oneMore = (grid.clientWidth - widths.length * parseFloat(columnGap)) / (widths.length + 1)
  await expect(Math.min(...widths)).toBeGreaterThanOrEqual(least)
  await expect(oneMore).toBeLessThan(least)
}

/** Name of the category and skeletons of its tiles while the listing is being fetched. */
export const Fetching = meta.story(storyOf("fetching", { page: null }))
/** The first forty products of a category, with their number and the facets. */
export const Ready = meta.story({ ...storyOf("ready"), play: ({ canvasElement }) => expectColumns(canvasElement, 250) })
/** The previous results, dimmed, with the new filter ticked, while the new ones are being fetched. */
export const Refining = meta.story({
  ...storyOf("refining", { query: refined }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Ачаалж байна…" })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.queryByText("Бүх барааг үзлээ")).toBeNull()
  },
})
/** The results with a busy button while the next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** The results, and a retry button for the next page, which could not be fetched. */
export const MoreFailed = meta.story(storyOf("moreFailed", { context: { problem: timedOut } }))
/** No product matches; each filter can be removed. */
export const Empty = meta.story(storyOf("empty", { page: emptyPage }))
/** No such category, or nothing of it is sold any more; the shop's categories lead on. */
export const Missing = meta.story(storyOf("missing", { page: null }))
/** The listing could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { page: null, context: { problem: unreachable } }))

/** The search cluster does not answer: the shop says so, and leads to its categories. */
export const SearchDown = meta.story({
  ...storyOf("failed", { query: searched, page: null, context: { problem: searchDown } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Хайлт түр ажиллахгүй байна")
    await expect(canvas.getByRole("button", { name: "Дахин оролдох" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Эрэлттэй ангилал" })).toBeVisible()
  },
})

/** A category with a description, below its products. */
export const Described = meta.story({
  ...storyOf("ready", { page: describedPage }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Өдөр тутмын цамц/u)).toBeVisible()
  },
})
/** The description of a category on a phone. */
export const DescribedOnPhone = meta.story({
  ...storyOf("ready", { page: { ...describedPage, tiles: describedPage.tiles.slice(0, 2) } }),
  ...onPhone,
})
/** Everything on sale, with what the shop says of it. */
export const Sale = meta.story({
  ...storyOf("ready", { page: salePage }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Үнэ нь буурсан бүх бараа нэг дор.")).toBeVisible()
  },
})
/** Results of a search. */
export const Search = meta.story(storyOf("ready", { page: searchPage }))
/** «huvtsas» was typed, хувцас was found. */
export const Corrected = meta.story(storyOf("ready", { page: correctedPage }))
/** A word that nothing has was left out, which the heading says. */
export const LeftOut = meta.story(storyOf("ready", { page: leftOutPage }))
/** The list of new products, at an address of its own. */
export const NewArrivals = meta.story(storyOf("ready", { page: newPage }))
/** A search without results. */
export const SearchEmpty = meta.story(storyOf("empty", { page: { ...emptyPage, query: searched, breadcrumb: [] } }))
/** A search that only finds a part of what was typed. */
export const SearchPart = meta.story({
  ...storyOf("empty", { page: partPage }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "«угаалгын машин» одоогоор манайд алга" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "«машин» хайлтын илэрц" })).toBeVisible()
  },
})
/** A category without products. */
export const CategoryEmpty = meta.story(storyOf("empty", { page: { ...emptyPage, query: category } }))
/** Filtered by brand, size, sale and price. */
export const Refined = meta.story(storyOf("ready", { page: refinedPage }))
/** Every facet is in use, with many values. */
export const ManyFilters = meta.story(storyOf("ready", { page: manyFiltersPage }))
/** The same listing as a list, with more text, for comparing. */
export const AsLines = meta.story({
  ...storyOf("ready", {}, asLines),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll("[aria-busy] article")].map((tile) => tile.getBoundingClientRect())
    await expect([first?.left, first?.width]).toEqual([second?.left, second?.width])
    await expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0)
  },
})
/** Skeletons of the list layout while the listing is being fetched. */
export const FetchingAsLines = meta.story(storyOf("fetching", { page: null }, asLines))
/** A listing of one product. */
export const OneProduct = meta.story(storyOf("ready", { page: onePage }))
/** Names and brands of several lines beside short ones. */
export const LongNames = meta.story(storyOf("ready", { page: longNamesPage }))
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...storyOf("ready", { page: longEnglishPage }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Prices of seven digits. */
export const SevenDigits = meta.story({ ...storyOf("ready", { page: sevenDigitPage }), ...onNarrow })
/** Products without pictures. */
export const WithoutPictures = meta.story(storyOf("ready", { page: withoutPicturesPage }))
/** On a phone two tiles stand side by side, and the facets open as a sheet. */
export const OnPhone = meta.story({
  ...storyOf("ready", { page: refinedPage }),
  ...onPhone,
  play: ({ canvasElement }) => expectColumns(canvasElement, 150),
})
/** List layout on a phone. */
export const AsLinesOnPhone = meta.story({ ...storyOf("ready", {}, asLines), ...onPhone })
/** Long names on the smallest phone. */
export const LongNamesOnNarrow = meta.story({ ...storyOf("ready", { page: longNamesPage }), ...onNarrow })
/** A filtered listing in the dark theme. */
export const InTheDark = meta.story({ ...storyOf("ready", { page: refinedPage }), globals: { theme: "dark" } })
/** Everything is sold out: the tiles are dimmed and labelled. */
export const SoldOut = meta.story(storyOf("ready", { page: soldOutListPage }))
