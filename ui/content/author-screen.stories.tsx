/** Author page in every state. */
import preview from "#book/preview.tsx"
import { authorPage } from "#book/fixtures/content/articles.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { authorMachine } from "#machines/content/author.ts"
import { mediaMachine } from "#machines/content/media.ts"
import { AuthorScreen } from "./author-screen.tsx"

const meta = preview.meta({ title: "Screens/Author", component: AuthorScreen, parameters: { path: "/author/1" } })

const articlesAt = (state: Rest<typeof mediaMachine>["state"], problem: Problem | null = null) => {
  const query = { kind: "article", tag: null, q: null, author: 1 } as const
  return atRest(mediaMachine, { state, input: { query, page: authorPage.articles }, context: { problem } })
}

const storyOf = (state: Rest<typeof authorMachine>["state"], problem: Problem | null = null, articles = articlesAt("ready")) =>
  inState(
    authorMachine,
    { state, input: { query: { id: "1" }, page: state === "ready" ? authorPage : null }, context: { problem } },
    (actor) => <AuthorScreen actor={actor} articles={articles} />,
  )

/** The author is loading; a skeleton is shown. */
export const Fetching = meta.story(storyOf("fetching"))
/** The author with their articles. */
export const Ready = meta.story(storyOf("ready"))
/** More articles are loading. */
export const FetchingMore = meta.story(storyOf("ready", null, articlesAt("fetchingMore")))
/** Loading more articles failed; a button retries. */
export const MoreFailed = meta.story(storyOf("ready", null, articlesAt("moreFailed", unreachable)))
/** Loading the author failed; a button retries. */
export const Failed = meta.story(storyOf("failed", unreachable))
/** The author does not exist; a link leads to the articles. */
export const Missing = meta.story(storyOf("missing", missing))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
