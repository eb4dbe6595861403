/** Driver of the social links machine on its screens. */
import type { socialLinksMachine } from "#machines/account/social-links.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof socialLinksMachine>()({
  shopper: {
    "link.remove": {
      when: ({ context: { links } }, { provider }) => links.some((link) => link.provider === provider),
      by: ({ choose }) => choose(/Google$/u, "button"),
    },
    "removal.confirm": { when: ({ context: { links, removing } }) => links.some(({ provider }) => provider === removing), by: ({ press }) => press("settings.social.confirm") },
    "removal.cancel": { when: ({ context: { links, removing } }) => links.some(({ provider }) => provider === removing), by: ({ press }) => press("settings.social.keep") },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["link.remove", "removal.confirm", "removal.cancel"],
})
