/** Fee, time and places of deliveries, and the hours of work. W9. */
import { deliveryReference } from "#backend/shell/part-reference.ts"
import { byOneName, faultsOfDelivery } from "#backend/shell/site-faults.ts"
import { effectsOf, examplesOf } from "#backend/setting-reference.ts"
import { sitePart } from "../site-part.ts"

export const kind = sitePart("delivery", {
  effect: "Fee, time and places of deliveries, and the hours of work.",
  fields: { ...effectsOf(deliveryReference), delivery: "Times, places and fees of deliveries: [its settings](settings.md#delivery)." },
  example: examplesOf(deliveryReference),
  // All texts of a delivery are amounts, which the wire writes so.
  inFile: (encoded) =>
    JSON.parse(JSON.stringify(encoded), (_, value: unknown) => (typeof value === "string" ? Number(value) : value)) as typeof encoded,
  partOf: (site) => ({ ...site, delivery: { ...site.delivery, zones: byOneName(site.delivery.zones) } }),
  faultsOf: faultsOfDelivery,
})
