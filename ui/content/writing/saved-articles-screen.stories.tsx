/** Saved articles of a shopper in every state. */
import type { ContextFrom } from "xstate"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { savedArticles } from "#book/fixtures/content/writing.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"
import { savedArticlesMachine } from "#machines/content/saved-articles.ts"
import { SavedArticlesScreen } from "./saved-articles-screen.tsx"

const meta = preview.meta({ title: "Screens/Saved articles", component: SavedArticlesScreen, parameters: { path: "/account/bookmarks" } })

type Context = Partial<ContextFrom<typeof savedArticlesMachine>>

const read: Context = { bookmarks: withCountedPage(noPages, savedArticles) }

const storyOf = (state: Rest<typeof savedArticlesMachine>["state"], context: Context = read) =>
  inState(savedArticlesMachine, { state, context }, (actor) => <SavedArticlesScreen actor={actor} />, loggedIn)

/** They are being fetched. */
export const Fetching = meta.story(storyOf("fetching", {}))
/** They are shown. */
export const Ready = meta.story(storyOf("ready"))
/** More are being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** More could not be fetched. */
export const MoreFailed = meta.story(storyOf("moreFailed"))
/** There are none. */
export const Empty = meta.story(storyOf("empty", {}))
/** They could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** A bookmark is being taken off. */
export const Changing = meta.story(storyOf("changing", { ...read, changing: 1 }))
/** The change was not stored. */
export const Refused = meta.story(storyOf("refused", { ...read, problem: unreachable }))
/** One was taken off, and can be put back. */
export const Removed = meta.story(storyOf("ready", { ...read, removed: [1] }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
