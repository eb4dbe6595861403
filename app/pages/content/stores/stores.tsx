/** Page of the stores, or of those that have a product. S29i. */
import type { StoresPage } from "#machines/content/ports.ts"
import { StoresScreen } from "#ui/content/stores/stores-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StoresActors } from "./stores-controller.ts"
import { variantAt } from "./variant-at.ts"

export const page = definePage<StoresPage, StoresActors>({
  fetch: (ports, location) => ports.fetchStores({ variantId: variantAt(location) }),
  controller: () => import("./stores-controller.ts"),
  title: (text, { context: { page: shown } }, { brand }) => {
    const product = shown?.product ?? null
    return `${product === null ? text("stores.title") : `${text("stores.where")}: ${product.title}`} · ${brand}`
  },
  Screen: StoresScreen,
})
