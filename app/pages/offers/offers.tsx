/** Page of the shopper's price suggestions or quotes. */
import { OffersScreen } from "#ui/offers/offers-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/offers/offers.ts")).offersMachine,
  input: ({ location: { path } }) => ({ offers: null, query: { kind: path.endsWith("/quotes") ? "quote" : "suggestion" } }),
  title: (text, { context }, { brand }) => `${text(`offers.${context.query.kind}.title`)} · ${brand}`,
  Screen: OffersScreen,
})
