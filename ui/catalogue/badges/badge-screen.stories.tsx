/** Page of a badge in every state. */
import preview from "#book/preview.tsx"
import { badgePage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { badgeTilesMachine } from "#machines/catalogue/badge-tiles.ts"
import { badgeMachine } from "#machines/catalogue/badge.ts"
import { BadgeScreen } from "./badge-screen.tsx"

const meta = preview.meta({ title: "Screens/Badge", component: BadgeScreen, parameters: { path: "/badge/new" } })

const tilesState = (page: BadgePage | null) => {
  if (page === null) return "fetching"
  return page.tiles.total === 0 ? "empty" : "ready"
}

const tilesOf = (page: BadgePage | null) =>
  atRest(badgeTilesMachine, {
    state: tilesState(page),
    input: { page: page?.tiles ?? null, query: { id: "new" } },
  })

const storyOf = (state: Rest<typeof badgeMachine>["state"], page: BadgePage | null, problem: Problem | null = null) =>
  inState(badgeMachine, { state, input: { page, query: { id: "new" } }, context: { problem } }, (actor) => (
    <BadgeScreen actor={actor} tiles={tilesOf(page)} />
  ))

/** The shape of the products. */
export const Fetching = meta.story(storyOf("fetching", null))
/** What the badge means, and its products. */
export const Ready = meta.story(storyOf("ready", badgePage))
/** The badge could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** There is no such badge. */
export const Missing = meta.story(storyOf("missing", null))

/** No product has it now. */
export const WithoutProducts = meta.story(storyOf("ready", { ...badgePage, tiles: { items: [], page: 1, pages: 0, total: 0 } }))
/** The badge on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", badgePage), globals: { viewport: { value: "narrow", isRotated: false } } })
