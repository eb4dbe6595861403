/** Home page in every state. */
import { expect, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { longEnglish, longNamed, pictureless, sevenDigits, soldOut } from "#book/fixtures/catalogue/hard-tiles.ts"
import { homePage } from "#book/fixtures/catalogue/home.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { inState } from "#book/in-state.tsx"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { homeMachine } from "#machines/catalogue/home.ts"
import type { HomePage } from "#machines/catalogue/ports.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { HomeScreen } from "./home-screen.tsx"

const meta = preview.meta({ title: "Screens/Home", component: HomeScreen, parameters: { path: "/" } })

const nothingRecent = () => atRest(recentMachine, { state: "absent", input: { slugs: [] } })
const someRecent = () => atRest(recentMachine, { state: "ready", input: { slugs: [] }, context: { tiles: tiles.slice(2, 8) } })

/** Skeletons of hero and rows while the products are being fetched; the categories already work. */
export const Fetching = meta.story(
  inState(homeMachine, { state: "fetching", input: { page: null } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />),
)
/** Hero, categories, deals with a countdown, new products, sale and promises. */
export const Ready = meta.story(
  inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />),
)
/** The categories, and a retry button for the products that could not be fetched. */
export const Failed = meta.story(
  inState(homeMachine, { state: "failed", input: { page: null }, context: { problem: unreachable } }, (actor) => (
    <HomeScreen actor={actor} recent={nothingRecent()} />
  )),
)

/** A returning shopper sees recently viewed products. */
export const ReadyForReturning = meta.story(
  inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={someRecent()} />),
)
/** The figures are only visible; screen readers hear one sentence with the end of the deals. */
export const DealsReadOut = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />),
  play: async ({ canvas }) => {
    const timers = await canvas.findAllByRole("timer")
    const read = timers.flatMap((timer) =>
      [...timer.children].filter((part) => part.ariaHidden !== "true").map(({ textContent }) => textContent),
    )
    await expect(read).toEqual([expect.stringMatching(/^(маргааш|удахгүй|\d+ .+ дараа) дуусна$/)])
  },
})
/** Nothing is on sale: empty rows are left out. */
export const NothingOnSale = meta.story(
  inState(homeMachine, { state: "ready", input: { page: { ...homePage, deals: [], sale: [] } } }, (actor) => (
    <HomeScreen actor={actor} recent={nothingRecent()} />
  )),
)
const endedSales = homePage.sale.map((tile) => ({ ...tile, saleExpireAt: at(19, "00:00") }))
/** Sales that have ended since the page was made are left out, with their discount. */
export const SalesEnded = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: { ...homePage, sale: endedSales } } }, (actor) => (
    <HomeScreen actor={actor} recent={nothingRecent()} />
  )),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("timer")
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Хямдрал" })).toBeNull())
  },
})
const withoutReturns = { ...site.config, returns: { hours: 0, categories: {} }, delivery: { ...site.config.delivery, sameDay: null } }
/** A shop that delivers no order on its day and takes nothing back promises neither. */
export const WithoutSameDay = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />, {
    site: { state: "ready", context: { site: { ...site, config: withoutReturns } } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/ажлын 1 өдрийн дотор хүргэнэ/i)).toHaveLength(2)
    await expect(canvas.queryByText(/буцаах боломжтой/)).toBeNull()
  },
})
const withPicture = inState(
  homeMachine,
  { state: "ready", input: { page: homePage } },
  (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />,
  { site: { state: "ready", context: { site: { ...site, config: { ...site.config, heroPicture: "stay-ger-gobi.scene" } } } } },
)
/** A picture of the shop in place of the first products. */
export const WithPicture = meta.story(withPicture)
/** The same on a phone. */
export const WithPictureOnPhone = meta.story({ ...withPicture, globals: { viewport: { value: "phone", isRotated: false } } })
const notified = {
  ...site,
  notifications: [
    {
      id: 1,
      title: { mn: "Өвлийн хямдрал эхэллээ.", en: "The winter sale has begun." },
      text: { mn: "Хямдарсан барааг эндээс үзнэ үү.", en: "See what is reduced." },
      link: "/sale",
      startsAt: null,
      expiresAt: null,
    },
    { id: 2, title: { mn: "Салбарууд 11-р сарын 26-нд амарна." }, text: { mn: "" }, link: null, startsAt: null, expiresAt: null },
  ],
}
/** Notifications for everybody: one with a link, one without. */
export const Notified = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />, {
    site: { state: "ready", context: { site: notified } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^(Өвлийн хямдрал|The winter sale)/ })).toHaveAttribute(
      "href",
      expect.stringMatching("/sale$"),
    )
  },
})
/** One of them was dismissed. */
export const NotifiedAndDismissed = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />, {
    site: { state: "ready", context: { site: notified } },
    persistence: { state: "ready", context: { persisted: { ...emptyPersistedState, dismissed: [1] } } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^(«Салбарууд.+» мэдээг хаах|Dismiss “Салбарууд.+”)$/ })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: /^(Өвлийн хямдрал|The winter sale)/ })).toBeNull()
  },
})
/** The same on a phone, for a returning shopper. */
export const ReadyOnPhone = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={someRecent()} />),
  globals: { viewport: { value: "phone", isRotated: false } },
})

const hard = (change: (tile: Tile) => Tile): HomePage => ({
  hero: homePage.hero.map(change),
  deals: homePage.deals.map(change),
  newArrivals: homePage.newArrivals.map(change),
  lifestyle: homePage.lifestyle.map(change),
  sale: homePage.sale.map(change),
  brands: homePage.brands,
  articles: homePage.articles,
})
const ready = (page: HomePage) =>
  inState(homeMachine, { state: "ready", input: { page } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />)

/** One product in each row. */
export const OneOfEach = meta.story(
  ready({
    hero: homePage.hero.slice(0, 1),
    deals: homePage.deals.slice(0, 1),
    newArrivals: homePage.newArrivals.slice(0, 1),
    lifestyle: homePage.lifestyle.slice(0, 1),
    sale: homePage.sale.slice(0, 1),
    brands: homePage.brands.slice(0, 1),
    articles: homePage.articles.slice(0, 1),
  }),
)
/** Names and brands that take several lines. */
export const LongNames = meta.story(ready(hard(longNamed)))
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...ready(hard(longEnglish)),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Prices of seven digits on the smallest phone. */
export const SevenDigits = meta.story({ ...ready(hard(sevenDigits)), globals: { viewport: { value: "narrow", isRotated: false } } })
/** Products without pictures. */
export const WithoutPictures = meta.story(ready(hard(pictureless)))
/** Everything is sold out. */
export const SoldOut = meta.story(ready(hard(soldOut)))
