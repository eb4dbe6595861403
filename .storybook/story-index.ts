/** Index of the stories of each state of each machine. */
import { storyNameFromExport, toId } from "storybook/internal/csf"
import { leavesIn } from "./statechart/leaf-states.ts"
import { isStory, type StoryFile } from "./story-file.ts"

export type IndexedStory = {
  readonly machine: string
  /** Leaf states that the story shows; one for each region of a parallel machine. */
  readonly leaves: ReadonlyArray<string>
  /** Name and address of the story in the book. */
  readonly name: string
  readonly id: string
}

/** `files`: the story modules, in the order of the book. */
export const storyIndexOf = (files: ReadonlyArray<StoryFile>): ReadonlyArray<IndexedStory> =>
  files.flatMap((file) =>
    Object.entries(file).flatMap(([key, story]) => {
      if (!isStory(story)) return []
      const { title } = story.meta.input
      const statechart = story.input.parameters?.statechart
      if (statechart === undefined || title === undefined) return []
      const name = storyNameFromExport(key)
      return [{ machine: statechart.machine, leaves: leavesIn(statechart.state), name: `${title}: ${name}`, id: toId(title, name) }]
    }),
  )
