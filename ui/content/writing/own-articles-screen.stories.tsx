/** Own articles of a shopper in every state. */
import type { ContextFrom } from "xstate"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { ownArticles } from "#book/fixtures/content/writing.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"
import { ownArticlesMachine } from "#machines/content/own-articles.ts"
import { OwnArticlesScreen } from "./own-articles-screen.tsx"

const meta = preview.meta({ title: "Screens/Own articles", component: OwnArticlesScreen, parameters: { path: "/account/articles" } })

type Context = Partial<ContextFrom<typeof ownArticlesMachine>>

const loaded: Context = { articles: withCountedPage(noPages, ownArticles) }

const storyOf = (state: Rest<typeof ownArticlesMachine>["state"], context: Context = loaded) =>
  inState(ownArticlesMachine, { state, input: { page: null }, context }, (actor) => <OwnArticlesScreen actor={actor} />, loggedIn)

/** The articles are loading. */
export const Fetching = meta.story(storyOf("fetching", {}))
/** Articles in each state. */
export const Ready = meta.story(storyOf("ready"))
/** More articles are loading. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** Loading more articles failed; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed"))
/** The shopper has written nothing yet. */
export const Empty = meta.story(storyOf("empty", {}))
/** Loading the articles failed; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
