/** Screens of each machine for a live actor, taken from its stories. */
import type { Screen } from "./in-state.tsx"
import { isStory, type BookStory, type StoryFile } from "./story-file.ts"

/** A screen, and its address. */
export type Shown = { readonly screen: Screen; readonly path: string }

/** One screen for each component with stories of the machine. `files`: the story modules, in the order of the book. */
export const screensOf = (files: ReadonlyArray<StoryFile>, machine: string): ReadonlyArray<Shown> => {
  const shown = new Map<unknown, Shown>()
  for (const { input, meta } of files.flatMap((file): BookStory[] => Object.values(file).filter(isStory))) {
    const { component, parameters } = meta.input
    if (input.screen === undefined || input.parameters?.statechart?.machine !== machine || shown.has(component)) continue
    shown.set(component, { screen: input.screen, path: parameters?.path ?? "/" })
  }
  return [...shown.values()]
}
