/** Product machine: choice of a variant, pictures, reviews and adding to the cart. S6, E2. */
import { failedState, missingOrFailed, moreFailedState } from "#machines/shared/failure.ts"
import { openProduct, productSetup, reviewQueryOf } from "./product-setup.ts"

export const productMachine = productSetup.createMachine({
  id: "product",
  description: "Shows a product and lets a shopper choose one of its variants.",
  context: ({ input }) => openProduct(input),
  type: "parallel",
  states: {
    page: {
      description: "The product and the chosen variant.",
      initial: "opening",
      states: {
        opening: {
          description: "Checks whether the product arrived with the page.",
          always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
        },
        fetching: {
          description: "The product is loading; a skeleton is shown.",
          tags: "busy",
          invoke: {
            id: "fetchProduct",
            src: "fetchProduct",
            input: ({ context }) => ({ slug: context.slug }),
            onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
            onError: missingOrFailed,
          },
        },
        ready: {
          description: "The product is shown.",
          on: {
            "choice.pick": { target: ".deciding", actions: ["pick", "emitVariant"] },
            "address.changed": { guard: "namesAnother", target: ".deciding", actions: "followAddress" },
            "quantity.set": { actions: "setQuantity" },
          },
          initial: "deciding",
          states: {
            deciding: {
              description: "Checks which variant the chosen options give.",
              always: [
                { guard: "isChosen", target: "chosen" },
                { guard: "isSoldOut", target: "soldOut" },
                { guard: "isImpossible", target: "impossible" },
                { target: "choosing" },
              ],
            },
            choosing: {
              description: "An option is not chosen yet, such as the size.",
              on: { "variant.add": { target: "unchosen", actions: "markMissing" } },
            },
            unchosen: {
              description: "The shopper tried to add the product before choosing all options; the missing ones are highlighted.",
              tags: "refused",
              on: { "variant.add": { actions: "markMissing" } },
            },
            chosen: {
              description: "The chosen variant is in stock.",
              on: { "variant.add": { actions: "emitAdd" } },
            },
            impossible: { description: "No variant has this combination of options; the shopper can choose others.", tags: "empty" },
            soldOut: { description: "The chosen variant, or the whole product, is sold out.", tags: "empty" },
          },
        },
        missing: { description: "The product does not exist or is no longer sold.", tags: "empty" },
        failed: failedState("Loading the product failed; the shopper can try again."),
      },
    },
    reviews: {
      description: "The reviews of the product, page by page.",
      initial: "resting",
      on: { "reviews.refine": { guard: "isKnown", target: ".refining", actions: "takeReviewQuery" } },
      states: {
        resting: {
          description: "The loaded reviews are shown.",
          on: { "reviews.fetch": { guard: "hasMoreReviews", target: "fetchingMore" } },
        },
        fetchingMore: {
          description: "More reviews are loading; the reviews shown stay.",
          tags: "busy",
          invoke: {
            id: "fetchReviews",
            src: "fetchReviews",
            input: ({ context }) => ({ ...reviewQueryOf(context), page: context.reviews.page + 1 }),
            onDone: { target: "resting", actions: { type: "addReviews", params: ({ event }) => ({ page: event.output }) } },
            onError: { target: "moreFailed" },
          },
        },
        moreFailed: moreFailedState("Loading more reviews failed; the shopper can try again.", "reviews.fetch"),
        refining: {
          description: "The order or filter of the reviews has changed; the new reviews are loading, and the reviews shown stay.",
          tags: "busy",
          invoke: {
            id: "refineReviews",
            src: "fetchReviews",
            input: ({ context }) => ({ ...reviewQueryOf(context), page: 1 }),
            onDone: { target: "resting", actions: { type: "addReviews", params: ({ event }) => ({ page: event.output }) } },
            onError: { target: "refineFailed" },
          },
        },
        refineFailed: {
          description: "Loading the reviews in the new order failed; the shopper can try again.",
          tags: "refused",
          on: { "reviews.fetch": { target: "refining" } },
        },
      },
    },
    overlay: {
      description: "What covers the page: a picture, or the product that was just added to the cart.",
      initial: "closed",
      states: {
        closed: {
          description: "Nothing covers the page.",
          on: {
            "picture.show": { guard: "hasPicture", actions: "showPicture" },
            "zoom.open": { guard: "hasPicture", target: "zoomed", actions: "showPicture" },
            "item.added": { guard: "isKnown", target: "added" },
          },
        },
        zoomed: {
          description: "One picture fills the screen.",
          on: {
            "picture.show": { guard: "hasPicture", actions: "showPicture" },
            "zoom.close": { target: "closed" },
          },
        },
        added: {
          description: "The cart has taken the product; a sheet shows it with the ways to the cart, to the checkout and back to the page.",
          on: { "added.close": { target: "closed" } },
        },
      },
    },
  },
})
