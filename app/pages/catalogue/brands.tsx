/** Page of all brands. S7. */
import { BrandsScreen } from "#ui/catalogue/brands/brands-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports) => ports.fetchBrands(),
  machine: async () => (await import("#machines/catalogue/brands.ts")).brandsMachine,
  input: ({ data }) => ({ brands: data }),
  title: (text, _, { brand }) => `${text("brands.title")} · ${brand}`,
  Screen: BrandsScreen,
})
