/** Hours in which goods are taken back. W8. */
import { returnReference } from "#backend/shell/part-reference.ts"
import { faultsOfReturns } from "#backend/shell/site-faults.ts"
import { examplesOf } from "#backend/setting-reference.ts"
import { sitePart } from "../site-part.ts"

export const kind = sitePart("returns", {
  effect: "Hours from receipt in which goods are taken back, by category.",
  fields: { returns: "Hours for returns in general and by category: [its settings](settings.md#returns)." },
  example: examplesOf(returnReference),
  faultsOf: faultsOfReturns,
  after: ["categories"],
  references: ({ returns }) => ({
    category: Object.keys(returns.categories).map((name) => ({ path: ["returns", "categories", name], name })),
  }),
})
