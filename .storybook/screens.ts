/** Screens of each machine for a live actor, taken from its stories. */
import type { Screen } from "./in-state.tsx"
import { isStory, type StoryFile } from "./story-file.ts"

/** A screen, and its address. */
export type Shown = { readonly screen: Screen; readonly path: string }

/** One screen of each file with stories of the machine. `files`: the story modules, in the order of the book. */
export const screensOf = (files: ReadonlyArray<StoryFile>, machine: string): ReadonlyArray<Shown> =>
  files.flatMap((file) => {
    const story = Object.values(file)
      .filter(isStory)
      .find(({ input }) => input.parameters?.statechart?.machine === machine && input.screen !== undefined)
    return story?.input.screen === undefined ? [] : [{ screen: story.input.screen, path: story.meta.input.parameters?.path ?? "/" }]
  })
