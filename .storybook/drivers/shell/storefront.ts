/** Driver of the storefront machine on its screens. */
import type { storefrontMachine } from "#machines/shell/storefront.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof storefrontMachine>()({
  shopper: { "shop.restart": ({ press }) => press("crash.again") },
  others: [
    "kept.known",
    "session.began",
    "session.confirmed",
    "session.ended",
    "session.absent",
    "order.changed",
    "order.placed",
    "change.accepted",
    "search.made",
    "search.forgotten",
    "history.cleared",
    "site.dated",
    "wishes.changed",
    "lists.synced",
    "notice.raise",
    "notice.acted",
    "login.needed",
    "presence.changed",
    "shop.crash",
  ],
  passing: ["change.refused", "fetch.failed", "option.taken", "place.refused"],
})
