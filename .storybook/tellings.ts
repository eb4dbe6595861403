/** Which story tells which state of which machine. */
import { storyNameFromExport, toId } from "storybook/internal/csf"
import type { Told } from "./in-state.tsx"
import { leavesIn } from "./statechart/leaves.ts"

export type Telling = {
  readonly machine: string
  /** The leaves that the story shows; one for each region of a parallel machine. */
  readonly leaves: ReadonlyArray<string>
  /** What the book calls the story, and under which address. */
  readonly name: string
  readonly id: string
}

type StoryFile = Readonly<Record<string, unknown>>
type Story = {
  readonly _tag: "Story"
  readonly meta: { readonly input: { readonly title?: string } }
  readonly input: { readonly parameters?: { readonly statechart?: Told } }
}

const isStory = (exported: unknown): exported is Story =>
  typeof exported === "object" && exported !== null && "_tag" in exported && exported._tag === "Story"

/** `files`: the modules of stories, in the order of the book. */
export const tellingsOf = (files: ReadonlyArray<StoryFile>): ReadonlyArray<Telling> =>
  files.flatMap((file) =>
    Object.entries(file).flatMap(([key, story]) => {
      const told = isStory(story) ? story.input.parameters?.statechart : undefined
      const title = isStory(story) ? story.meta.input.title : undefined
      if (told === undefined || title === undefined) return []
      const name = storyNameFromExport(key)
      return [{ machine: told.machine, leaves: leavesIn(told.state), name: `${title}: ${name}`, id: toId(title, name) }]
    }),
  )
