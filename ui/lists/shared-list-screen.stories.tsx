/** A shared wish list in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyList, sharedList, winterList } from "#book/fixtures/lists/wish-lists.ts"
import { inState } from "#book/in-state.tsx"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { sharedListMachine } from "#machines/lists/shared-list.ts"
import { SharedListScreen } from "./shared-list-screen.tsx"

const meta = preview.meta({ title: "Screens/SharedList", component: SharedListScreen, parameters: { path: "/wishlists/list-2" } })

const storyOf = (state: "fetching" | "ready" | "failed" | "missing", list: WishList | null, problem: Problem | null = null) =>
  inState(sharedListMachine, { state, input: { list, query: { hash: sharedList.hash } }, context: { problem } }, (actor) => (
    <SharedListScreen actor={actor} />
  ))

/** Skeletons while the list is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** A list with the owner's words; one wish is sold out. */
export const Ready = meta.story(storyOf("ready", sharedList))
/** The list could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** No such list, or a private one. */
export const Missing = meta.story(storyOf("missing", null))

/** A list without wishes. */
export const WithoutWishes = meta.story(storyOf("ready", emptyList))
/** Notes and wanted quantities on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", winterList), globals: { viewport: { value: "narrow", isRotated: false } } })
