/** Screens of each machine for a live actor, taken from its stories. */
import type { Screen, StatechartParameters } from "./in-state.tsx"

type StoryFile = Readonly<Record<string, unknown>>
type Story = {
  readonly _tag: "Story"
  readonly meta: { readonly input: { readonly parameters?: { readonly path?: string } } }
  readonly input: { readonly parameters?: { readonly statechart?: StatechartParameters }; readonly screen?: Screen }
}

/** A screen, and its address. */
export type Shown = { readonly screen: Screen; readonly path: string }

const isStory = (exported: unknown): exported is Story =>
  typeof exported === "object" && exported !== null && "_tag" in exported && exported._tag === "Story"

/** One screen of each file with stories of the machine. `files`: the story modules, in the order of the book. */
export const screensOf = (files: ReadonlyArray<StoryFile>, machine: string): ReadonlyArray<Shown> =>
  files.flatMap((file) => {
    const story = Object.values(file)
      .filter(isStory)
      .find(({ input }) => input.parameters?.statechart?.machine === machine && input.screen !== undefined)
    return story?.input.screen === undefined ? [] : [{ screen: story.input.screen, path: story.meta.input.parameters?.path ?? "/" }]
  })
