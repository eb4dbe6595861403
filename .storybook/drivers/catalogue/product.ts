/** Driver of the product machine on its screens. */
import type { productMachine } from "#machines/catalogue/product.ts"
import type { SnapshotFrom } from "xstate"
import { driversFor } from "#book/drivers/driver.ts"

type Product = SnapshotFrom<typeof productMachine>

/** Whether the product can be bought, or a variant chosen. */
const isAvailable = (now: Product) => !now.matches({ page: { ready: "soldOut" } }) && !now.matches({ page: { ready: "impossible" } })

export const driver = driversFor<typeof productMachine>()({
  shopper: {
    "choice.pick": { when: ({ context: { page } }) => (page?.product.variants.length ?? 0) > 0, by: ({ choose }, { value }) => choose(new RegExp(`^${value}(?:\\W|$)`, "u")) },
    "quantity.set": { when: isAvailable, by: ({ press }) => press("quantity.more") },
    "item.add": ({ press }) => press("tile.add"),
    "page.retry": ({ press }) => press("common.retry"),
    "reviews.fetch": ({ press }, _, now) => press(now.matches({ reviews: "moreFailed" }) || now.matches({ reviews: "refineFailed" }) ? "common.retry" : "review.more"),
    // The chip of all reviews keeps the order and always asks.
    "reviews.refine": ({ choose }) => choose(/^Бүгд/u, "button"),
    "picture.show": ({ press }, _, now) => press(now.matches({ gallery: "zoomed" }) ? "common.next" : ["gallery.thumb", { number: "2" }]),
    "zoom.open": ({ press }) => press("gallery.zoom"),
    "zoom.close": ({ press }) => press("common.close"),
  },
  others: ["address.changed"],
})
