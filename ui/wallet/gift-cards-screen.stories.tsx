/** Gift cards of a shopper. */
import preview from "#book/preview.tsx"
import { refused } from "#book/fixtures/shell/problems.ts"
import { giftCard } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { redemptionMachine, type RedemptionContext } from "#machines/wallet/redemption.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { GiftCardsScreen } from "./gift-cards-screen.tsx"

const meta = preview.meta({ title: "Screens/Gift cards", component: GiftCardsScreen, parameters: { path: "/account/gift-cards" } })

const storyOf = (state: Rest<typeof redemptionMachine>["state"], context: Partial<RedemptionContext> = {}) => {
  const { render } = inState(
    redemptionMachine,
    { state, input: { kind: "gift_card", seed: "story" }, context },
    (actor) => <GiftCardsScreen actor={actor} />,
    loggedIn,
  )
  return { render }
}

/** A field for a number, and the cards before. */
export const WithCards = meta.story(storyOf("writing", { subject: [giftCard] }))
/** No cards yet. */
export const NoCards = meta.story(storyOf("writing"))
/** The money is in the wallet. */
export const Credited = meta.story(storyOf("sent", { subject: [giftCard], result: giftCard }))
export const WrongNumber = meta.story(
  storyOf("refused", { form: { code: "GIFT-2026-9999" }, problem: refused("Бэлгийн картын дугаар буруу байна") }),
)
