/** Price suggestions and quotes of a shopper in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { quotes, suggestions } from "#book/fixtures/offers/offers.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { offersMachine, type OffersContext, type OffersInput } from "#machines/offers/offers.ts"
import { OffersScreen } from "./offers-screen.tsx"

const meta = preview.meta({ title: "Screens/Offers", component: OffersScreen, parameters: { path: "/account/price-suggestions" } })

const storyOf = (
  state: Rest<typeof offersMachine>["state"],
  offers: OffersInput["offers"],
  context: Partial<OffersContext> = {},
  kind: "suggestion" | "quote" = "suggestion",
) => inState(offersMachine, { state, input: { offers, query: { kind } }, context }, (actor) => <OffersScreen actor={actor} />, loggedIn)

/** Skeletons of requests. */
export const Fetching = meta.story(storyOf("fetching", null))
/** An accepted, a waiting and a rejected suggestion. */
export const Ready = meta.story(storyOf("ready", suggestions))
/** The requests could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, { problem: unreachable }))

/** Quotes: one waits, one is given. */
export const Quotes = meta.story(storyOf("ready", quotes, {}, "quote"))
export const NoSuggestions = meta.story(storyOf("ready", []))
export const NoQuotes = meta.story(storyOf("ready", [], {}, "quote"))
