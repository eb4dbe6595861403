/** Driver of the site machine on its screens. */
import type { siteMachine } from "#machines/shell/site.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof siteMachine>()({ shopper: { "site.refresh": { when: (now) => now.matches("failed"), by: ({ press }) => press("common.retry") } }, others: ["site.refresh", "site.retry"] })
