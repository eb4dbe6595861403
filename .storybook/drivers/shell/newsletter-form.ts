/** Driver of the newsletter form machine on its screen. */
import type { newsletterFormMachine } from "#machines/shell/newsletter-form.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof newsletterFormMachine>()({
  shopper: {
    "email.type": ({ dictate }, { email }) => dictate("newsletter.email", email),
    "form.submit": ({ press }) => press("newsletter.subscribe"),
    "form.another": ({ press }) => press("newsletter.another"),
  },
  others: [],
})
