/** Product machine: choice of a variant, pictures, reviews and adding to the cart. S6, E2. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { everyReview, type ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import { noPages, withCountedPage, type Pages } from "#domain/rules/list-pages.ts"
import { fittingQuantity, isSoldOut } from "#domain/rules/catalogue/stock.ts"
import {
  choiceOf,
  choiceOfVariant,
  choiceState,
  chosenVariant,
  emptyChoice,
  firstMissing,
  withValue,
  type Choice,
} from "#domain/rules/catalogue/variants.ts"
import type { LineOptions } from "#machines/cart/ports.ts"
import type { ListPage } from "#machines/list-page.ts"
import { port } from "#machines/ports.ts"
import { failedState, isMissing, missingOrFailed, moreFailedState, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { ProductPage } from "./ports.ts"
import { pictureOf, variantOf, variantsOf, picturesOf, shownOf } from "./product-variants.ts"

export type ProductEvent =
  | { readonly type: "choice.pick"; readonly key: string; readonly value: string }
  | { readonly type: "quantity.set"; readonly quantity: number }
  | { readonly type: "variant.add" }
  /** The address names another variant: the shopper went back or forward. */
  | { readonly type: "address.changed"; readonly variantId: number | null }
  | { readonly type: "page.retry" }
  | { readonly type: "reviews.fetch" }
  | { readonly type: "reviews.refine"; readonly query: ReviewQuery }
  | { readonly type: "picture.show"; readonly index: number }
  | { readonly type: "zoom.open"; readonly index: number }
  | { readonly type: "zoom.close" }
export type ProductContext = {
  readonly slug: string
  /** The variant that the address names. */
  readonly variantId: number | null
  readonly page: ProductPage | null
  /** Glimpse from a list, until the product has loaded. */
  readonly glimpse: Tile | null
  readonly choice: Choice
  readonly quantity: number
  readonly picture: number
  readonly reviews: Pages<Review>
  /** Order and filter of the reviews. */
  readonly reviewQuery: ReviewQuery
  /** The option group without a choice when "add" was pressed. */
  readonly missing: string | null
  /** Number of times that "add" was pressed without that choice; each press highlights the group again. */
  readonly timesMissing: number
  readonly problem: Problem | null
}
export type ProductInput = {
  readonly slug: string
  readonly variantId: number | null
  readonly page: ProductPage | null
  readonly glimpse?: Tile | null
}
export type ProductEmitted =
  | {
      readonly type: "item.add"
      readonly variantId: VariantId
      readonly quantity: number
      readonly options: LineOptions
      readonly name: string
    }
  /** The variant to put into the address, replacing the previous one. */
  | { readonly type: "variant.changed"; readonly variantId: VariantId | null }

const stateOf = (context: ProductContext) => choiceState(variantsOf(context), context.choice)

/** Quantity limited to the stock of the chosen variant; at least 1 while none in stock is chosen. */
const limitedQuantity = (context: ProductContext, choice: Choice, quantity: number) => {
  const variant = chosenVariant(variantsOf(context), choice)
  return variant === null || isSoldOut(variant) ? Math.max(1, quantity) : fittingQuantity(quantity, variant.totalOnHand)
}

/** The choice with its quantity limited to the stock, and with the variant's picture. */
const withChoice = (context: ProductContext, choice: Choice) => {
  const hasSamePicture = shownOf(context)?.image?.src === shownOf({ ...context, choice })?.image?.src
  return {
    choice,
    quantity: limitedQuantity(context, choice, context.quantity),
    picture: hasSamePicture ? context.picture : pictureOf({ ...context, choice }),
    missing: null,
  }
}

/** Context of a loaded product, with the choice of the variant that the address names. */
const loaded = (page: ProductPage, variantId: number | null) => {
  const choice = choiceOfVariant(page.product.variants, variantId)
  return {
    page,
    choice,
    picture: pictureOf({ page, choice }),
    reviews: withCountedPage(noPages, { ...page.reviews }),
    reviewQuery: everyReview,
    problem: null,
  }
}

/** Query of the reviews, without the number of their page. */
const reviewQueryOf = ({ page, reviewQuery }: ProductContext) => {
  if (page === null) throw new Error("no product is loaded")
  return { productId: page.product.id, ...reviewQuery }
}

export const productMachine = setup({
  types: {} as {
    context: ProductContext
    events: ProductEvent
    input: ProductInput
    emitted: ProductEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchProduct: port("fetchProduct"), fetchReviews: port("fetchReviews") },
  actions: {
    takePage: assign(({ context }, { page }: { page: ProductPage }) => loaded(page, context.variantId)),
    pick: assign(({ context, event }) => {
      assertEvent(event, "choice.pick")
      return withChoice(context, withValue(variantsOf(context), context.choice, event.key, event.value))
    }),
    followAddress: assign(({ context, event }) => {
      assertEvent(event, "address.changed")
      return { ...withChoice(context, choiceOfVariant(variantsOf(context), event.variantId)), variantId: event.variantId }
    }),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, "quantity.set")
      return { quantity: limitedQuantity(context, context.choice, event.quantity) }
    }),
    markMissing: assign(({ context }) => ({
      missing: firstMissing(variantsOf(context), context.choice),
      timesMissing: context.timesMissing + 1,
    })),
    takeReviewQuery: assign(({ event }) => {
      assertEvent(event, "reviews.refine")
      return { reviewQuery: event.query }
    }),
    addReviews: assign(({ context }, { page }: { page: ListPage<Review> }) => ({ reviews: withCountedPage(context.reviews, page) })),
    showPicture: assign(({ event }) => {
      assertEvent(event, ["picture.show", "zoom.open"])
      return { picture: event.index }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitAdd: emit(({ context }) => {
      const variant = variantOf(context)
      if (variant === null || context.page === null) throw new Error("no variant is chosen")
      const { title: name } = context.page.product
      return { type: "item.add", variantId: variant.id, quantity: context.quantity, options: choiceOf(variant), name } as const
    }),
    emitVariant: emit(({ context }) => ({ type: "variant.changed", variantId: variantOf(context)?.id ?? null }) as const),
  },
  guards: {
    isKnown: ({ context }) => context.page !== null,
    isChosen: ({ context }) => stateOf(context) === "chosen",
    isSoldOut: ({ context }) => stateOf(context) === "soldOut",
    isImpossible: ({ context }) => stateOf(context) === "impossible",
    hasPicture: ({ context, event }) => {
      assertEvent(event, ["picture.show", "zoom.open"])
      return picturesOf(context)[event.index] !== undefined
    },
    hasMoreReviews: ({ context }) => context.page !== null && context.reviews.stillFetch,
    namesAnother: ({ context, event }) => {
      assertEvent(event, "address.changed")
      return event.variantId !== (variantOf(context)?.id ?? null)
    },
    isMissing: (_, failure: Failure) => isMissing(failure),
  },
}).createMachine({
  id: "product",
  description: "Shows a product and lets a shopper choose one of its variants.",
  context: ({ input }) => ({
    slug: input.slug,
    variantId: input.variantId,
    page: null,
    glimpse: input.glimpse ?? null,
    choice: emptyChoice,
    quantity: 1,
    picture: 0,
    reviews: noPages,
    reviewQuery: everyReview,
    missing: null,
    timesMissing: 0,
    problem: null,
    ...(input.page === null ? {} : loaded(input.page, input.variantId)),
  }),
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
    gallery: {
      description: "The pictures.",
      initial: "looking",
      on: { "picture.show": { guard: "hasPicture", actions: "showPicture" } },
      states: {
        looking: {
          description: "The pictures are shown beside the product.",
          on: { "zoom.open": { guard: "hasPicture", target: "zoomed", actions: "showPicture" } },
        },
        zoomed: {
          description: "One picture fills the screen.",
          on: { "zoom.close": { target: "looking" } },
        },
      },
    },
  },
})
