/** Saved cards of the payment step: the default, another one, and one that is typed. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { savedCards } from "#book/fixtures/account/account.ts"
import { inState } from "#book/in-state.tsx"
import { creditedOrder } from "#book/fixtures/orders/orders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { CardChoice } from "./card-choice.tsx"

const meta = preview.meta({ title: "Parts/Card choice", component: CardChoice, parameters: { path: "/checkout/payment" } })

const withCard = (cardId: string | null) =>
  inState(
    checkoutMachine,
    {
      state: { payment: "choosing" },
      input: { step: "payment", known: true, order: creditedOrder, user: nomin },
      context: { methods, methodId: 4, cards: savedCards, cardId },
    },
    (actor) => <CardChoice actor={actor} />,
    loggedIn,
  )

/** The default card is chosen first. */
export const Default = meta.story({
  ...withCard("card-1"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /4242/ })).toBeChecked()
  },
})
/** Another card, typed on the page of the bank. */
export const Another = meta.story(withCard(null))
/** The arrow keys move between the cards. */
export const ByKeyboard = meta.story({
  ...withCard("card-1"),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("radio", { name: /4242/ })).toHaveFocus()
  },
})
