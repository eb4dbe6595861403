/** Page of the stores, or of those that have a product. S29i. */
import { StoresScreen } from "#ui/content/stores/stores-screen.tsx"
import { definePage } from "#app/page.ts"
import { variantAt } from "#app/pages/variant-at.ts"

export const page = definePage({
  fetch: (ports, location) => ports.fetchStores({ variantId: variantAt(location) }),
  controller: () => import("./stores-controller.ts"),
  title: (text, { context: { page: data } }, { brand }) => {
    const product = data?.product ?? null
    const name = product === null ? text("stores.title") : `${text("stores.where")}: ${product.title}`
    return `${name} · ${brand}`
  },
  Screen: StoresScreen,
})
