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

const loaded: Context = { bookmarks: withCountedPage(noPages, savedArticles) }

const storyOf = (state: Rest<typeof savedArticlesMachine>["state"], context: Context = loaded) =>
  inState(savedArticlesMachine, { state, context }, (actor) => <SavedArticlesScreen actor={actor} />, loggedIn)

/** The bookmarks are loading. */
export const Fetching = meta.story(storyOf("fetching", {}))
/** Saved articles and news. */
export const Ready = meta.story(storyOf("ready"))
/** More bookmarks are loading. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** Loading more bookmarks failed; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed"))
/** Nothing is saved. */
export const Empty = meta.story(storyOf("empty", {}))
/** Loading the bookmarks failed; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** A bookmark is being removed. */
export const Changing = meta.story(storyOf("changing", { ...loaded, changing: 1 }))
/** Storing the change failed. */
export const Refused = meta.story(storyOf("refused", { ...loaded, problem: unreachable }))
/** A bookmark was removed, and can be restored. */
export const Removed = meta.story(storyOf("ready", { ...loaded, removed: [1] }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
