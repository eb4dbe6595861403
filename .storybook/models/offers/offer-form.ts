/** Model of the offer form machine. */
import { suggestions } from "#book/fixtures/offers/offers.ts"
import { missing, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { offerFormMachine } from "#machines/offers/offer-form.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(offerFormMachine, {
  inputs: [{ kind: "suggestion", slug: product.slug, seed: "story" }],
  events: [
    { type: "page.retry" },
    { type: "field.type", field: "price", value: "50000" },
    { type: "field.type", field: "price", value: "x" },
    { type: "offer.send" },
  ],
  answers: {
    fetchOfferSubject: {
      values: [
        { product, own: { email: null, mobile: "99112233" } },
        { product, own: { email: null, mobile: null } },
      ],
      problems: [unreachable, missing],
    },
    sendOffer: {
      values: [suggestions[0]!],
      problems: [refused("Энэ барааны талаарх таны өмнөх хүсэлтэд удахгүй хариу өгнө"), unreachable],
    },
  },
  distinguishedBy: ({ form, problem }) => [form.price, problem?._tag],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "field.type": ({ fill }, { field, value }) => fill(`offer.${field}`, value),
      "offer.send": ({ press }) => press("offer.send"),
    },
    others: [],
  },
})
