/** Head of the stores: each as a business with its hours. */
import type { StoresPage } from "#machines/content/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, localBusiness } from "#app/server/structured-data.ts"

export const head = defineHead<StoresPage>({
  head: ({ stores, product }, { text, to, config, location }) => ({
    description: stores.map(({ name, address }) => `${name}: ${address}`).join(". ").slice(0, 300),
    structuredData: [
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("stores.title"), path: location.path }], to),
      ...stores.map((store) => localBusiness(store, config, to)),
    ],
    // Where a product lies changes by the hour.
    ...(product !== null && { indexed: false }),
  }),
  offered: ({ lacks }) => !lacks.includes("stores"),
  entry: { name: "Stores", path: "/stores", text: "branches with addresses, phones and opening hours; ?variant= for those that have a product" },
})
