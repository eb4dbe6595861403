/** Model of the product machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { productPage, reviews, soldOutPage } from "#book/fixtures/catalogue/product.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import type { SnapshotFrom } from "xstate"
import { modelOf } from "#book/models/model.ts"

const page = { ...productPage, reviews: { ...productPage.reviews, pages: 2 } }

type Product = SnapshotFrom<typeof productMachine>

/** Whether the product can be bought, or a variant chosen. */
const isAvailable = (now: Product) => !now.matches({ page: { ready: "soldOut" } }) && !now.matches({ page: { ready: "impossible" } })

export const model = modelOf(productMachine, {
  inputs: [
    { slug: dress.slug, variantId: null, page: null },
    { slug: dress.slug, variantId: null, page },
    { slug: dress.slug, variantId: dress.variantId + 1, page },
    { slug: dress.slug, variantId: null, page: soldOutPage },
    { slug: dress.slug, variantId: null, page: { ...page, product: { ...page.product, variants: [] } } },
  ],
  events: [
    { type: "choice.pick", key: "clothing_size", value: "M" },
    { type: "choice.pick", key: "clothing_size", value: "L" },
    { type: "address.changed", variantId: dress.variantId + 3 },
    { type: "quantity.set", quantity: 3 },
    { type: "variant.add" },
    { type: "page.retry" },
    { type: "reviews.fetch" },
    { type: "reviews.refine", query: { ...everyReview, sort: "helpful" } },
    { type: "picture.show", index: 1 },
    { type: "zoom.open", index: 1 },
    { type: "zoom.close" },
    { type: "item.added" },
    { type: "added.close" },
  ],
  answers: {
    fetchProduct: { values: [page], problems: [missing, unreachable] },
    fetchReviews: {
      values: [{ items: reviews.map((review) => ({ ...review, id: review.id + 100 })), page: 2, pages: 2, total: 6 }],
      problems: [unreachable],
    },
    refineReviews: { values: [{ items: reviews, page: 1, pages: 2, total: 6 }], problems: [unreachable] },
  },
  distinguishedBy: ({ reviews, reviewQuery }) => [reviews.stillFetch, reviewQuery.sort],
  driver: {
    shopper: {
      "choice.pick": {
        when: ({ context: { page } }) => (page?.product.variants.length ?? 0) > 0,
        by: ({ choose }, { value }) => choose(new RegExp(`^${value}(?:\\W|$)`, "u")),
      },
      "quantity.set": { when: isAvailable, by: ({ press }) => press("quantity.more") },
      "variant.add": ({ press }) => press("tile.add"),
      "page.retry": ({ press }) => press("common.retry"),
      "reviews.fetch": ({ press }, _, now) =>
        press(now.matches({ reviews: "moreFailed" }) || now.matches({ reviews: "refineFailed" }) ? "common.retry" : "review.more"),
      // The chip of all reviews keeps the order and always fetches.
      "reviews.refine": ({ choose }) => choose(/^Бүгд/u, "button"),
      "picture.show": ({ press }, _, now) => press(now.matches({ overlay: "zoomed" }) ? "common.next" : ["gallery.thumb", { number: "2" }]),
      "zoom.open": ({ press }) => press("gallery.zoom"),
      "zoom.close": ({ press }) => press("common.close"),
      "added.close": ({ press }) => press("common.close"),
    },
    others: ["address.changed", "item.added"],
  },
})
