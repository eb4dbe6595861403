/** Form of a price suggestion or a quote in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { offerFormMachine, type OfferFormContext } from "#machines/offers/offer-form.ts"
import { OfferFormScreen } from "./offer-form-screen.tsx"

const meta = preview.meta({
  title: "Screens/Offer form",
  component: OfferFormScreen,
  parameters: { path: `/products/${product.slug}/suggest` },
})

const own = { email: "nomin@example.mn", mobile: "99112233" }
const form = { contact: "99112233", price: "", quantity: "10", note: "" }
const subject = { product, own }
const filled = { subject, form: { ...form, price: "150000" } }

const storyOf = (
  state: Rest<typeof offerFormMachine>["state"],
  context: Partial<OfferFormContext> = {},
  kind: OfferFormContext["kind"] = "suggestion",
) =>
  inState(
    offerFormMachine,
    { state, input: { kind, slug: product.slug, seed: "story" }, context },
    (actor) => <OfferFormScreen actor={actor} />,
    loggedIn,
  )

/** A skeleton of the form. */
export const Fetching = meta.story(storyOf("fetching"))
/** The product with its price, and the fields. */
export const Writing = meta.story(storyOf("writing", { subject, form }))
/** The request is being sent. */
export const Sending = meta.story(storyOf("sending", filled))
/** The shop has the request. */
export const Sent = meta.story(storyOf("sent", filled))
/** The price is too high, and the contact is somebody else's. */
export const Refused = meta.story(
  storyOf("refused", {
    ...filled,
    refusals: [
      { field: "price", key: "suggest.price_lower", values: {} },
      { field: "contact", key: "suggest.own_contact_only", values: {} },
    ],
  }),
)
/** No contact is confirmed; a link leads there. */
export const Unavailable = meta.story(storyOf("unavailable", { subject: { product, own: { email: null, mobile: null } } }))
/** No such product. */
export const Missing = meta.story(storyOf("missing"))
/** The form could not be prepared; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** A quote for ten units. */
export const WritingQuote = meta.story(storyOf("writing", { subject, form }, "quote"))
/** The shop refused the request. */
export const RefusedByShop = meta.story(
  storyOf("refused", { ...filled, problem: refused("Энэ барааны талаарх таны өмнөх хүсэлтэд удахгүй хариу өгнө") }),
)
