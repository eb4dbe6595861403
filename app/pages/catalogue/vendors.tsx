/** Page of all vendors. E19. */
import { VendorsScreen } from "#ui/catalogue/vendors/vendors-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports) => ports.fetchVendors(),
  machine: async () => (await import("#machines/catalogue/vendors.ts")).vendorsMachine,
  input: ({ data }) => ({ vendors: data }),
  title: (text, _, { brand }) => `${text("vendors.title")} · ${brand}`,
  Screen: VendorsScreen,
})
