/** Driver of the organization look-up machine on its screens. */
import type { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof organizationLookupMachine>()({
  shopper: { "lookup.retry": ({ press }) => press("organization.retry") },
  others: ["number.known"],
})
