/** A promotion in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pastPromotion, salePromotion, wheelPromotion } from "#book/fixtures/promotions/promotions.ts"
import { inState } from "#book/in-state.tsx"
import type { PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { promotionMachine } from "#machines/promotions/promotion.ts"
import { PromotionScreen } from "./promotion-screen.tsx"

const meta = preview.meta({ title: "Screens/Promotion", component: PromotionScreen, parameters: { path: "/promotion/1" } })

const storyOf = (state: "fetching" | "ready" | "failed" | "missing", promotion: PromotionDetail | null, problem: Problem | null = null) =>
  inState(promotionMachine, { state, input: { promotion, query: { id: "1" } }, context: { problem } }, (actor) => (
    <PromotionScreen actor={actor} />
  ))

/** A skeleton while it is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Dates, a coupon, terms and products. */
export const Ready = meta.story(storyOf("ready", salePromotion))
/** It could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** No such promotion. */
export const Missing = meta.story(storyOf("missing", null))
/** One with a page to take part. */
export const ToTakePart = meta.story(storyOf("ready", wheelPromotion))
/** One that is played in the stores. */
export const InStores = meta.story(storyOf("ready", { ...wheelPromotion, kind: "roulette", path: "/stores" }))
/** A past one. */
export const Past = meta.story(storyOf("ready", pastPromotion))
