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

const storyOf = (
  state: Rest<typeof mediaMachine>["state"],
  page: MediaInput["page"],
  context: Partial<MediaContext> = {},
  query = everything,
) => inState(mediaMachine, { state, input: { query, page }, context }, (actor) => <MediaScreen actor={actor} />)

/** The first page is loading; skeletons of articles are shown. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Articles, newest first, and a button for more. */
export const Ready = meta.story(storyOf("ready", mediaPage))
/** The articles of a changed query are loading; the previous ones stay. */
export const Refining = meta.story(storyOf("refining", mediaPage))
/** The next page is loading. */
export const FetchingMore = meta.story(storyOf("fetchingMore", mediaPage))
/** Loading the next page failed; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed", mediaPage, { problem: unreachable }))
/** No article matches the search. */
export const Empty = meta.story(storyOf("empty", { items: [], page: 1, pages: 1, total: 0 }, {}, { ...everything, q: "тэмээ" }))
/** Loading the list failed; a button retries. */
export const Failed = meta.story(storyOf("failed", null, { problem: unreachable }))
/** Articles with one tag. */
export const Tagged = meta.story(storyOf("ready", { ...mediaPage, pages: 1 }, {}, { ...everything, tag: "nooluur" }))
