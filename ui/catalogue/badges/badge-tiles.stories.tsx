/** Products that have a badge in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { badgePage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { badgeTilesMachine, type BadgeTilesInput } from "#machines/catalogue/badge-tiles.ts"
import { BadgeTiles } from "./badge-tiles.tsx"

const meta = preview.meta({ title: "Parts/Catalogue/Badge tiles", component: BadgeTiles, parameters: { path: "/badge/new" } })

const storyOf = (
  state: Rest<typeof badgeTilesMachine>["state"],
  page: BadgeTilesInput["page"] = { ...badgePage.tiles, pages: 3, total: 104 },
) =>
  inState(
    badgeTilesMachine,
    {
      state,
      input: { page, query: { id: "new" } },
      context: { problem: state === "failed" || state === "moreFailed" ? unreachable : null },
    },
    (actor) => (
      <div className="page">
        <BadgeTiles actor={actor} />
      </div>
    ),
  )

/** The first products are being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** The first page of several. */
export const Ready = meta.story(storyOf("ready"))
/** The next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore"))
/** The next page could not be fetched; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed"))
/** No product has the badge now. */
export const Empty = meta.story(storyOf("empty", { items: [], page: 1, pages: 0, total: 0 }))
/** The products could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null))
