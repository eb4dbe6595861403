/** Page of all brands. S7. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import { BrandsScreen } from "#ui/catalogue/brands/brands-screen.tsx"
import { definePage } from "#app/page.ts"
import type { BrandsActors } from "./brands-controller.ts"

export const page = definePage<ReadonlyArray<Brand>, BrandsActors>({
  fetch: (ports) => ports.fetchBrands(),
  controller: () => import("./brands-controller.ts"),
  title: (text, _, { brand }) => `${text("brands.title")} · ${brand}`,
  Screen: BrandsScreen,
})
