/** What a shopper does with what stands around every page. */
import type { persistenceMachine } from "#machines/shell/persistence.ts"
import type { navigationMachine } from "#machines/shell/navigation.ts"
import type { noticesMachine } from "#machines/shell/notices.ts"
import type { sessionMachine } from "#machines/identity/session.ts"
import type { storefrontMachine } from "#machines/shell/storefront.ts"
import type { siteMachine } from "#machines/shell/site.ts"
import type { viewportMachine } from "#machines/shell/viewport.ts"
import { driversFor } from "./driver.ts"

const session = driversFor<typeof sessionMachine>()({
  shopper: {
    "session.leave": {
      when: ({ context }) => context.user !== null,
      by: async ({ find, press, keys }) => {
        ;(await find("button", /Номин/u)).focus()
        await keys("{Enter}")
        await press("account.log_out", ["dialog", "nav.account"])
      },
    },
  },
  others: ["user.remembered", "session.begin", "session.check", "user.refresh"],
})

const kept = driversFor<typeof persistenceMachine>()({
  shopper: {
    "theme.chosen": ({ press }) => press("footer.theme.dark"),
    "locale.chosen": async ({ choose }) => choose(/^English$/u, "link"),
    "layout.chosen": ({ press }, { layout }) => press(`layout.${layout}`),
    "search.forgotten": {
      when: ({ context: { persisted } }, { text }) => persisted.searchHistory.includes(text),
      by: ({ press }, { text }) => press(["search.recent.remove", { text }]),
    },
    "history.cleared": { when: ({ context: { persisted } }) => persisted.searchHistory.length > 0, by: ({ press }) => press("search.recent.clear.label") },
  },
  others: ["kept.changed", "product.viewed", "search.made", "search.forgotten", "history.cleared", "user.known", "personal.cleared", "orderToken.given", "address.typed", "site.dated"],
})

const site = driversFor<typeof siteMachine>()({ shopper: { "site.refresh": { when: (now) => now.matches("failed"), by: ({ press }) => press("common.retry") } }, others: ["site.refresh", "site.retry"] })

const notices = driversFor<typeof noticesMachine>()({
  shopper: {
    // Whoever points at a notice holds it: only without a pointer is it left alone until it is pressed.
    "notice.dismiss": ({ activate }) => activate("notices.close"),
    "notice.act": ({ activate }) => activate("notice.undo"),
    "notice.hold": async ({ find, point }) => point(await find("button", "notices.close")),
    "notice.release": async ({ find, point, leave }) => {
      const close = await find("button", "notices.close")
      await point(close)
      await leave(close)
    },
  },
  others: ["notice.raise"],
})

const viewport = driversFor<typeof viewportMachine>()({ shopper: {}, others: ["viewport.resized"] })

const navigation = driversFor<typeof navigationMachine>()({ shopper: {}, others: ["page.scrolled", "places.known", "page.leave", "page.arrive"] })

const shop = driversFor<typeof storefrontMachine>()({
  shopper: { "shop.restart": ({ press }) => press("crash.again") },
  others: [
    "kept.known",
    "session.began",
    "session.confirmed",
    "session.ended",
    "order.changed",
    "order.placed",
    "search.made",
    "search.forgotten",
    "history.cleared",
    "site.dated",
    "notice.raise",
    "notice.acted",
    "login.needed",
    "presence.changed",
    "shop.crash",
  ],
  passing: ["change.refused", "change.settled", "fetch.failed", "option.taken", "place.refused"],
})

export const shell = { session, kept, site, notices, viewport, navigation, shop }
