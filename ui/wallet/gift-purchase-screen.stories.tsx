/** Purchase of a gift card in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { giftCardOffers, giftCardSale } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { giftPurchaseMachine, type GiftPurchaseContext } from "#machines/wallet/gift-purchase.ts"
import { GiftPurchaseScreen } from "./gift-purchase-screen.tsx"

const meta = preview.meta({
  title: "Screens/Gift purchase",
  component: GiftPurchaseScreen,
  parameters: { path: "/account/gift-cards/send" },
})

const form = { variantId: giftCardOffers[1]!.variantId, email: "saraa@example.mn", message: "Төрсөн өдрийн мэнд хүргэе!" }
const storyOf = (state: Rest<typeof giftPurchaseMachine>["state"], context: Partial<GiftPurchaseContext> = {}) =>
  inState(
    giftPurchaseMachine,
    { state, input: { seed: "story" }, context: { subject: giftCardSale, ...context } },
    (actor) => <GiftPurchaseScreen actor={actor} />,
    loggedIn,
  )

/** Shapes of the amounts. */
export const Fetching = meta.story(storyOf("fetching", { subject: null }))
/** The shop sells no gift cards. */
export const Unavailable = meta.story(storyOf("unavailable", { subject: null }))
/** The amounts could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { subject: null, problem: unreachable }))
/** Amount, address and message are written. */
export const Writing = meta.story(storyOf("writing", { form }))
/** The card has neither text nor picture. */
export const TitleAlone = meta.story(
  storyOf("writing", { form, subject: { ...giftCardSale, card: { title: "Бэлгийн карт", text: "", image: null } } }),
)
/** The card is being put into the cart. */
export const Sending = meta.story(storyOf("sending", { form }))
/** The card is in the cart. */
export const Sent = meta.story(storyOf("sent", { form }))

/** Nothing was chosen or written. */
export const Refused = meta.story(
  storyOf("refused", {
    refusals: [
      { field: "variantId", key: "v.giftCard_amount", values: {} },
      { field: "email", key: "v.email_blank", values: {} },
    ],
  }),
)
/** The cart holds a card of the amount for somebody else. */
export const InCart = meta.story(
  storyOf("refused", {
    form,
    problem: refused("Энэ дүнтэй картыг өөр хүнд илгээхээр сагсанд нэмсэн байна. Өөр дүн сонгох эсвэл эхлээд тэрийг төлнө үү."),
  }),
)
