/** What a shopper does on the screens of browsing. */
import type { homeMachine } from "#machines/catalogue/home.ts"
import type { listingMachine } from "#machines/catalogue/listing.ts"
import type { productMachine } from "#machines/catalogue/product.ts"
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import type { searchMachine } from "#machines/search/search.ts"
import { optionsOf } from "#machines/search/search-options.ts"
import type { SnapshotFrom } from "xstate"
import { driversFor } from "./driver.ts"
import type { Shopper } from "./shopper.ts"

const home = driversFor<typeof homeMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })

const recent = driversFor<typeof recentMachine>()({ shopper: {}, others: ["recent.known"] })

const listing = driversFor<typeof listingMachine>()({
  shopper: {
    "question.ask": {
      when: (now) => (now.context.page?.facets.onSale ?? 0) > 0 && !now.matches("failed"),
      by: ({ choose }) => choose(/^Зөвхөн хямдралтай/u, "switch"),
    },
    "more.fetch": ({ follow }, _, now) => follow(now.matches("moreFailed") ? "common.retry" : "listing.more"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["address.changed"],
})

type Product = SnapshotFrom<typeof productMachine>

/** There is something to be had, or to be chosen. */
const isAvailable = (now: Product) => !now.matches({ page: { ready: "soldOut" } }) && !now.matches({ page: { ready: "impossible" } })

const product = driversFor<typeof productMachine>()({
  shopper: {
    "choice.pick": { when: ({ context: { page } }) => (page?.product.variants.length ?? 0) > 0, by: ({ choose }, { value }) => choose(new RegExp(`^${value}(?:\\W|$)`, "u")) },
    "quantity.set": { when: isAvailable, by: ({ press }) => press("quantity.more") },
    "item.add": ({ press }) => press("tile.add"),
    "page.retry": ({ press }) => press("common.retry"),
    "reviews.fetch": ({ press }, _, now) => press(now.matches({ reviews: "moreFailed" }) ? "common.retry" : "review.more"),
    "picture.show": ({ press }, _, now) => press(now.matches({ gallery: "zoomed" }) ? "common.next" : ["gallery.thumb", { number: "2" }]),
    "zoom.open": ({ press }) => press("gallery.zoom"),
    "zoom.close": ({ press }) => press("common.close"),
  },
  others: ["address.changed"],
})

type Search = SnapshotFrom<typeof searchMachine>

/** One that is not pointed at yet, of those that are drawn: while the shop is asked for the first time there are none. */
const hasOption = (now: Search, { index }: { readonly index: number | null }) =>
  index !== null && index < optionsOf(now.context).length && index !== now.context.active && (now.context.offered !== null || now.matches({ open: "history" })) && !now.matches({ open: "nothing" })
const showsHistory = (now: Search) => now.matches({ open: "history" }) && now.context.history.length > 0

const box = ({ find }: Shopper) => find("combobox", "search.label")

const search = driversFor<typeof searchMachine>()({
  shopper: {
    "search.open": async (shopper) => (await box(shopper)).focus(),
    "search.close": async (shopper) => {
      (await box(shopper)).focus()
      await shopper.keys("{Escape}")
    },
    "search.clear": { when: ({ context }) => context.text !== "", by: ({ press }) => press("search.clear") },
    "search.type": {
      when: (now, { text }) => text !== now.context.text,
      // Whoever goes to the box opens it; a browser fills it without.
      by: ({ write, dictate }, { text }, now) => (now.matches("closed") ? dictate("search.label", text) : write("search.label", text)),
    },
    "search.submit": ({ press }) => press("search.go"),
    "option.next": async (shopper) => {
      (await box(shopper)).focus()
      await shopper.keys("{ArrowDown}")
    },
    "option.previous": async (shopper) => {
      (await box(shopper)).focus()
      await shopper.keys("{ArrowUp}")
    },
    "option.point": { when: hasOption, by: async ({ options, point }, { index }) => point((await options())[index ?? 0]!) },
    "option.take": { when: hasOption, by: async ({ options }, { index }) => (await options())[index]!.click() },
    "history.remove": { when: (now, { text }) => showsHistory(now) && now.context.history.includes(text), by: ({ press }, { text }) => press(["search.recent.remove", { text }]) },
    "history.empty": { when: showsHistory, by: ({ press }) => press("search.recent.clear.label") },
  },
  others: ["history.known", "text.shown"],
})

export const browse = { home, recent, listing, product, search }
