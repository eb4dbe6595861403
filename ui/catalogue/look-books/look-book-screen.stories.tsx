/** Look book in every state. */
import preview from "#book/preview.tsx"
import { lookBookPage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { LookBookPage } from "#machines/catalogue/ports.ts"
import { lookBookMachine } from "#machines/catalogue/look-book.ts"
import { LookBookScreen } from "./look-book-screen.tsx"

const meta = preview.meta({ title: "Screens/LookBook", component: LookBookScreen, parameters: { path: "/look-books/1" } })

const storyOf = (state: Rest<typeof lookBookMachine>["state"], page: LookBookPage | null, problem: Problem | null = null) =>
  inState(lookBookMachine, { state, input: { page, query: { id: "1" } }, context: { problem } }, (actor) => (
    <LookBookScreen actor={actor} />
  ))

/** The shape of the pictures. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Pictures with dots, and the products as tiles. */
export const Ready = meta.story(storyOf("ready", lookBookPage))
/** The look book could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** There is no such look book. */
export const Missing = meta.story(storyOf("missing", null))
/** The look book on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", lookBookPage), globals: { viewport: { value: "narrow", isRotated: false } } })
