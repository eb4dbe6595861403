/** Driver of the cart machine on its screens. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import type { cartMachine } from "#machines/cart/cart.ts"
import type { SnapshotFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { waitingItems } from "#machines/cart/cart-selectors.ts"
import { driversFor } from "#book/drivers/driver.ts"

type Cart = SnapshotFrom<typeof cartMachine>

/** Whether the cart shows lines, with or without a coupon. */
const hasLines = ({ context }: Cart) => (shownOrder(context)?.lineItems.length ?? 0) > 0

const hasCoupon = ({ context }: Cart) => (shownOrder(context)?.couponCodes.length ?? 0) > 0

/** A refusal cannot be retried. */
const isFinal = ({ _tag }: Problem) => _tag === "Refused"

/** A coupon's refusal is shown beside its field, without buttons. */
const isAnnounced = ({ context: { refused } }: Cart) => refused !== null && refused.sent?.change._tag !== "ApplyCoupon"

const isTriedAgain = (now: Cart) => isAnnounced(now) && now.context.refused !== null && !isFinal(now.context.refused.problem)

const isAtRest = (cart: Cart) => !cart.matches({ order: "placing" }) && !cart.matches({ order: "askingOutcome" }) && !cart.matches({ order: "outcomeUnknown" })

export const driver = driversFor<typeof cartMachine>()({
  shopper: {
    "item.cancel": { when: ({ context }) => waitingItems(context).length > 0, by: ({ press }) => press(["cart.line.removeNamed", { name: dress.title }]) },
    "line.change": { when: hasLines, by: ({ press }) => press("quantity.more", ["group", ["quantity.of", { name: dress.title }]]) },
    "line.remove": { when: hasLines, by: ({ press }) => press(["cart.line.removeNamed", { name: dress.title }]) },
    "coupon.type": { when: (now) => hasLines(now) && !hasCoupon(now), by: ({ write }, { code }) => write("coupon.label", code) },
    "coupon.apply": {
      when: (now) => hasLines(now) && !hasCoupon(now),
      by: async ({ write, press }, { code }) => {
        await write("coupon.label", code)
        await press("coupon.use")
      },
    },
    "coupon.remove": { when: (now) => hasLines(now) && hasCoupon(now), by: ({ press }) => press("coupon.remove") },
    "cart.empty": {
      when: hasLines,
      by: async ({ press }) => {
        await press("cart.clear")
        await press("cart.clear", ["dialog", "cart.clear.confirm"])
      },
    },
    "cart.retry": {
      when: (now) => now.matches({ order: "outcomeUnknown" }) || isTriedAgain(now),
      by: ({ press }, _, now) => press(now.matches({ order: "outcomeUnknown" }) ? "checkout.unknown.ask" : "common.retry"),
    },
    "refusal.dismiss": {
      when: (now) => hasLines(now) && isAtRest(now) && isAnnounced(now),
      by: ({ press }) => press("cart.refused.dismiss"),
    },
  },
  others: ["item.add", "item.cancel", "line.restore", "credit.use", "address.save", "order.place", "cart.refresh", "cart.restore", "login.done", "cart.reset", "cart.settle", "cart.retry", "refusal.dismiss"],
  itself: ["item.added"],
})
