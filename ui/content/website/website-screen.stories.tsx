/** Website administration in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { noDrafts, publishedArticles, publishedNews, publishing, waitingArticles, websiteAuthors } from "#book/fixtures/content/website.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { WebsitePage } from "#machines/content/website-page.ts"
import { websiteMachine, type WebsiteContext } from "#machines/content/website.ts"
import { WebsiteScreen } from "./website-screen.tsx"

const meta = preview.meta({ title: "Screens/Website", component: WebsiteScreen, parameters: { path: "/website" } })

const storyOf = (state: Rest<typeof websiteMachine>["state"], context: Partial<WebsiteContext> = {}) =>
  inState(websiteMachine, { state, input: { seed: "story" }, context }, (actor) => <WebsiteScreen actor={actor} />)
const listOf = (page: WebsitePage) => storyOf("ready", { page, query: { tab: page.tab, page: 1 } })

/** A list is loading. */
export const Fetching = meta.story(storyOf("fetching"))
/** Articles that wait to be published. */
export const Ready = meta.story(listOf(waitingArticles))
/** Articles that readers see. */
export const Published = meta.story(listOf(publishedArticles))
/** News that readers see. */
export const News = meta.story(listOf(publishedNews))
/** An empty list. */
export const Nothing = meta.story(listOf(noDrafts))
/** Authors, and the form for another. */
export const Authors = meta.story({
  ...listOf(websiteAuthors),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Зохиогч нэмэх" })).toBeEnabled()
    await expect(canvas.getByLabelText(/^Товч танилцуулга/)).not.toBeRequired()
  },
})
/** Authors are loading; none can be added before. */
export const AuthorsFetching = meta.story({
  ...storyOf("fetching", { query: { tab: "authors", page: 1 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Зохиогч нэмэх" })).toBeDisabled()
  },
})
/** An article was just published. */
export const Done = meta.story(storyOf("ready", { page: waitingArticles, done: publishing }))
/** A dialog asks to confirm the publication of an article. */
export const Confirming = meta.story(storyOf("confirming", { page: waitingArticles, change: publishing }))
/** The article is being published. */
export const Changing = meta.story(storyOf("changing", { page: waitingArticles, change: publishing }))
/** The shop refused the article. */
export const Refused = meta.story(
  storyOf("refused", { page: waitingArticles, change: publishing, problem: refused("Хураангуй дутуу байна") }),
)
/** Loading the list failed; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...listOf(publishedNews), globals: { viewport: { value: "narrow", isRotated: false } } })
