/** Driver of the newsletter link machine on its screen. */
import type { newsletterLinkMachine } from "#machines/shell/newsletter-link.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof newsletterLinkMachine>()({
  shopper: {
    "link.accept": ({ press }, _, { context: { step } }) => press(`newsletter.${step}.action`),
  },
  others: [],
})
