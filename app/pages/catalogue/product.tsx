/** Page of a product; the address names the chosen variant. S6. */
import { ProductScreen } from "#ui/catalogue/product/product-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports, { params }) => ports.fetchProduct({ slug: params["slug"] ?? "" }),
  ownBar: true,
  controller: () => import("./product-controller.ts"),
  title: (text, { value, context: { page: data, glimpse } }, { brand }) => {
    const name = value.page === "missing" ? text("product.missing") : (data?.product ?? glimpse)?.title
    return name === undefined ? brand : `${name} · ${brand}`
  },
  Screen: ProductScreen,
})
