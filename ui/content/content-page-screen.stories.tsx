/** Page of information in every state. */
import preview from "#book/preview.tsx"
import { deliveryPage } from "#book/fixtures/content/content.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { contentPageMachine } from "#machines/content/content-page.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { ContentPageScreen } from "./content-page-screen.tsx"

const meta = preview.meta({ title: "Screens/Page", component: ContentPageScreen, parameters: { path: "/page/delivery" } })

const storyOf = (state: Rest<typeof contentPageMachine>["state"], problem: Problem | null = null) =>
  inState(
    contentPageMachine,
    { state, input: { query: { slug: "delivery" }, page: state === "ready" ? deliveryPage : null }, context: { problem } },
    (actor) => <ContentPageScreen actor={actor} />,
  )

/** The page is loading; a skeleton is shown. */
export const Fetching = meta.story(storyOf("fetching"))
/** A page with every kind of block. */
export const Ready = meta.story(storyOf("ready"))
/** Loading the page failed; a button retries. */
export const Failed = meta.story(storyOf("failed", unreachable))
/** The page does not exist; the others are listed. */
export const Missing = meta.story(storyOf("missing", missing))
/** In English on the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready"), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
