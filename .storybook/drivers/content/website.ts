/** Driver of the website machine on its screen. */
import type { websiteMachine } from "#machines/content/website.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof websiteMachine>()({
  shopper: {
    "query.change": ({ press }, { query: { tab } }) => press(`website.tab.${tab}`),
    "change.ask": async ({ find }, { change }) => {
      if (change.kind !== "addAuthor") (await find("button", new RegExp(`: ${change.title.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}$`, "u"))).click()
    },
    "change.confirm": ({ press }) => press("website.confirm"),
    "change.cancel": ({ press }) => press("website.cancel"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
