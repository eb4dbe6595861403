/** Promotions in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { promotions } from "#book/fixtures/promotions/promotions.ts"
import { inState } from "#book/in-state.tsx"
import { promotionsMachine } from "#machines/promotions/promotions.ts"
import { PromotionsScreen } from "./promotions-screen.tsx"

const meta = preview.meta({ title: "Screens/Promotions", component: PromotionsScreen, parameters: { path: "/promotions" } })

/** Skeletons while they are being fetched. */
export const Fetching = meta.story(
  inState(promotionsMachine, { state: "fetching", input: { promotions: null } }, (actor) => <PromotionsScreen actor={actor} />),
)
/** Running ones, one to come and a past one. */
export const Ready = meta.story(
  inState(promotionsMachine, { state: "ready", input: { promotions } }, (actor) => <PromotionsScreen actor={actor} />),
)
/** They could not be fetched; a button retries. */
export const Failed = meta.story(
  inState(promotionsMachine, { state: "failed", input: { promotions: null }, context: { problem: unreachable } }, (actor) => (
    <PromotionsScreen actor={actor} />
  )),
)
/** No promotion at all. */
export const None = meta.story(
  inState(promotionsMachine, { state: "ready", input: { promotions: [] } }, (actor) => <PromotionsScreen actor={actor} />),
)
