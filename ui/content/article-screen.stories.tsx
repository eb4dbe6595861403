/** Article page in every state. */
import preview from "#book/preview.tsx"
import { articlePage } from "#book/fixtures/content/articles.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { articleMachine } from "#machines/content/article.ts"
import { ArticleScreen } from "./article-screen.tsx"

const meta = preview.meta({ title: "Screens/Article", component: ArticleScreen, parameters: { path: "/article/1" } })

const storyOf = (state: Rest<typeof articleMachine>["state"], problem: Problem | null = null) =>
  inState(
    articleMachine,
    { state, input: { query: { kind: "article", id: "1" }, page: state === "ready" ? articlePage : null }, context: { problem } },
    (actor) => <ArticleScreen actor={actor} />,
  )

/** The article is loading; a skeleton is shown. */
export const Fetching = meta.story(storyOf("fetching"))
/** The article with its contents, products and related articles. */
export const Ready = meta.story(storyOf("ready"))
/** Loading the article failed; a button retries. */
export const Failed = meta.story(storyOf("failed", unreachable))
/** The article does not exist; a link leads to the others. */
export const Missing = meta.story(storyOf("missing", missing))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
