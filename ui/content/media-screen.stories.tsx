/** Articles and news in every state. */
import preview from "#book/preview.tsx"
import { mediaPage } from "#book/fixtures/content/articles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import type { MediaQuery } from "#domain/rules/content/media-query.ts"
import { mediaMachine, type MediaContext, type MediaInput } from "#machines/content/media.ts"
import { MediaScreen } from "./media-screen.tsx"

const meta = preview.meta({ title: "Screens/Media", component: MediaScreen, parameters: { path: "/media" } })

const everything: MediaQuery = { kind: "article", tag: null, q: null }

const storyOf = (state: Rest<typeof mediaMachine>["state"], page: MediaInput["page"], context: Partial<MediaContext> = {}, query = everything) =>
  inState(mediaMachine, { state, input: { query, page }, context }, (actor) => <MediaScreen actor={actor} />)

/** Shapes of articles while the first page is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Articles, newest first, and a button for more. */
export const Ready = meta.story(storyOf("ready", mediaPage))
/** Other articles are being looked for. */
export const Refining = meta.story(storyOf("refining", mediaPage))
/** The next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore", mediaPage))
/** The next page could not be fetched. */
export const MoreFailed = meta.story(storyOf("moreFailed", mediaPage, { problem: unreachable }))
/** Nothing was found. */
export const Empty = meta.story(storyOf("empty", { items: [], page: 1, pages: 1, total: 0 }, {}, { ...everything, q: "тэмээ" }))
/** The list could not be fetched. */
export const Failed = meta.story(storyOf("failed", null, { problem: unreachable }))
/** Articles with one tag. */
export const Tagged = meta.story(storyOf("ready", { ...mediaPage, pages: 1 }, {}, { ...everything, tag: "nooluur" }))
