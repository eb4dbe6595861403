/** Look books in every state. */
import preview from "#book/preview.tsx"
import { lookBooks, lookBooksPage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { lookBooksMachine, type LookBooksContext, type LookBooksInput } from "#machines/catalogue/look-books.ts"
import { LookBooksScreen } from "./look-books-screen.tsx"

const meta = preview.meta({ title: "Screens/LookBooks", component: LookBooksScreen, parameters: { path: "/look-books" } })

const storyOf = (state: Rest<typeof lookBooksMachine>["state"], page: LookBooksInput["page"], context: Partial<LookBooksContext> = {}) =>
  inState(lookBooksMachine, { state, input: { page }, context }, (actor) => <LookBooksScreen actor={actor} />)

const more = { ...lookBooksPage, pages: 2 }

/** The first page is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Look books; there are more. */
export const Ready = meta.story(storyOf("ready", more))
/** More are being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore", more))
/** More could not be fetched. */
export const MoreFailed = meta.story(storyOf("moreFailed", more, { problem: unreachable }))
/** There is none. */
export const Empty = meta.story(storyOf("empty", { ...lookBooksPage, items: [], total: 0 }))
/** They could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, { problem: unreachable }))
/** One alone on the smallest phone. */
export const OnSmallPhone = meta.story({
  ...storyOf("ready", { ...lookBooksPage, items: lookBooks.slice(0, 1) }),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
