/** Driver of the persistence machine on its screens. */
import type { persistenceMachine } from "#machines/shell/persistence.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof persistenceMachine>()({
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
  others: ["kept.changed", "product.viewed", "search.made", "search.forgotten", "history.cleared", "user.known", "personal.cleared", "orderToken.given", "address.typed", "payment.chosen", "site.dated", "push.chosen", "notification.dismissed", "wishes.changed", "compare.toggle", "bookmark.toggle", "lists.synced", "lists.put"],
})
