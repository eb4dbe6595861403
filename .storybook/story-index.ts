/** Index of the stories of each state of each machine. */
import { storyNameFromExport, toId } from "storybook/internal/csf"
import type { StatechartParameters } from "./in-state.tsx"
import { leavesIn } from "./statechart/leaf-states.ts"

export type IndexedStory = {
  readonly machine: string
  /** Leaf states that the story shows; one for each region of a parallel machine. */
  readonly leaves: ReadonlyArray<string>
  /** Name and address of the story in the book. */
  readonly name: string
  readonly id: string
}

type StoryFile = Readonly<Record<string, unknown>>
type Story = {
  readonly _tag: "Story"
  readonly meta: { readonly input: { readonly title?: string } }
  readonly input: { readonly parameters?: { readonly statechart?: StatechartParameters } }
}

const isStory = (exported: unknown): exported is Story =>
  typeof exported === "object" && exported !== null && "_tag" in exported && exported._tag === "Story"

/** `files`: the story modules, in the order of the book. */
export const storyIndexOf = (files: ReadonlyArray<StoryFile>): ReadonlyArray<IndexedStory> =>
  files.flatMap((file) =>
    Object.entries(file).flatMap(([key, story]) => {
      const statechart = isStory(story) ? story.input.parameters?.statechart : undefined
      const title = isStory(story) ? story.meta.input.title : undefined
      if (statechart === undefined || title === undefined) return []
      const name = storyNameFromExport(key)
      return [{ machine: statechart.machine, leaves: leavesIn(statechart.state), name: `${title}: ${name}`, id: toId(title, name) }]
    }),
  )
