/** A list of products, whichever address it stands at: everything, a category, a search. S5, S9. */
import type { ActorRefFrom } from "xstate"
import type { ListingPage, ListingQuestion } from "#domain/entities/listing.ts"
import { questionAddress, readQuestion } from "#domain/rules/listing-question.ts"
import { listingMachine } from "#machines/listing.ts"
import { answers } from "#machines/ports.ts"
import type { Text } from "#ui/words/words.tsx"
import type { Place } from "../address.ts"
import { definePage, opened, type Page } from "../page.ts"
import { configOf } from "../site-config.ts"

type Own = { readonly actor: ActorRefFrom<typeof listingMachine> }

/** What a place asks of the products. */
export const questionAt = ({ params, question }: Place): ListingQuestion => readQuestion(params["*"] ?? null, question.toString())

type Kind = {
  readonly Screen: Page<ListingPage, Own>["Screen"]
  readonly title: (text: Text, question: ListingQuestion, page: ListingPage | null) => string
}

/** A page of products: what it is called and shown as differs, how it works does not. */
export const listingPage = ({ Screen, title }: Kind) =>
  definePage<ListingPage, Own>({
    fetch: (ports, place, signal) => ports.fetchListing(questionAt(place), signal),
    open: (given) => ({
      actor: opened(
        listingMachine.provide({ actors: answers(given.ports) }),
        { question: questionAt(given.place), page: given.data, pageSize: configOf(given.shop).pageSize },
        given,
      ),
    }),
    title: (text, { context }, { brand }) => `${title(text, context.question, context.page)} · ${brand}`,
    Screen,
    join: ({ actor }, { go }) => {
      const ear = actor.on("question.changed", ({ question, replace }) => go(questionAddress(question), { replace }))
      return () => ear.unsubscribe()
    },
    follow: (actor, place) => actor.send({ type: "address.changed", question: questionAt(place) }),
  })
