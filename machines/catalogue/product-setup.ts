/** Actions, guards and ports of the product machine. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"
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
import type { ListPage } from "#machines/list-page.ts"
import { port } from "#machines/ports.ts"
import { isMissing, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { ProductPage } from "./ports.ts"
import type { ProductContext, ProductEmitted, ProductEvent, ProductInput } from "./product-context.ts"
import { pictureOf, variantOf, variantsOf, picturesOf, shownOf } from "./product-variants.ts"

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

export const openProduct = (input: ProductInput): ProductContext => ({
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
})

/** Query of the reviews, without the number of their page. */
export const reviewQueryOf = ({ page, reviewQuery }: ProductContext) => {
  if (page === null) throw new Error("no product is loaded")
  return { productId: page.product.id, ...reviewQuery }
}

export const productSetup = setup({
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
})
