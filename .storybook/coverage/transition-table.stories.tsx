/** Coverage tables of all machines, generated from machines, models and stories. */
import coverage from "virtual:coverage"
import preview from "#book/preview.tsx"
import { storyIndexOf, type IndexedStory } from "#book/story-index.ts"
import { TransitionTable } from "./transition-table.tsx"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx")

const meta = preview.meta({
  title: "Machines/What can happen",
  component: TransitionTable,
  tags: ["!autodocs"],
  args: { coverage: {}, storyIndex: [] },
  loaders: [async () => ({ storyIndex: storyIndexOf(await Promise.all(Object.values(files).map((read) => read()))) })],
  render: (_, { loaded }) => <TransitionTable coverage={coverage} storyIndex={loaded["storyIndex"] as ReadonlyArray<IndexedStory>} />,
})

export const Everything = meta.story({})
