/** Page of the form of a price suggestion or a request for a quote. */
import { OfferFormScreen } from "#ui/offers/offer-form-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/offers/offer-form.ts")).offerFormMachine,
  input: ({ location: { path, params }, seed }) => ({
    kind: path.endsWith("/quote") ? "quote" : "suggestion",
    slug: params["slug"] ?? "",
    seed,
  }),
  title: (text, { context }, { brand }) => `${text(`offer.${context.kind}.title`)} · ${brand}`,
  Screen: OfferFormScreen,
})
