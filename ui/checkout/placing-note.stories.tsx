/** What is said while an order is being placed, by how the cart stands. */
import preview from "#book/preview.tsx"
import { atRest } from "#book/at-rest.ts"
import { inShopState } from "#book/in-state.tsx"
import { creditedOrder } from "#book/fixtures/orders.ts"
import { nomin } from "#book/fixtures/people.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import { checkoutMachine } from "#machines/checkout.ts"
import { PlacingNote } from "./placing-note.tsx"

const meta = preview.meta({ title: "Parts/PlacingNote", component: PlacingNote, parameters: { layout: "padded", path: "/checkout/payment" } })

const placing = () => atRest(checkoutMachine, { state: { payment: "placing" }, input: { step: "payment", known: true, order: creditedOrder, user: nomin } })

const told = (order: "placing" | "askingOutcome" | "outcomeUnknown") =>
  inShopState(
    "cart",
    { state: { order, feedback: "quiet" }, input: { seed: "story" }, context: { order: creditedOrder, ...(order === "outcomeUnknown" && { refused: { sent: null, problem: unreachable } }) } },
    () => <PlacingNote actor={placing()} />,
  )

/** The order is on its way to the shop. */
export const Placing = meta.story(told("placing"))
/** No answer came: the shop is asked whether it has the order. */
export const AskingOutcome = meta.story(told("askingOutcome"))
/** None can be had just now: the shopper may ask again, and nothing is placed twice. */
export const OutcomeUnknown = meta.story(told("outcomeUnknown"))
