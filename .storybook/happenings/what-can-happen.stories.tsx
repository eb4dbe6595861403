/** What can happen to each machine, generated from the machines, their walks and their stories. */
import coverage from "virtual:happenings"
import preview from "../preview.tsx"
import { storyIndexOf, type IndexedStory } from "../tellings.ts"
import { WhatCanHappen } from "./what-can-happen.tsx"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx")

const meta = preview.meta({
  title: "Machines/What can happen",
  component: WhatCanHappen,
  tags: ["!autodocs"],
  args: { coverage: {}, storyIndex: [] },
  loaders: [async () => ({ storyIndex: storyIndexOf(await Promise.all(Object.values(files).map((read) => read()))) })],
  render: (_, { loaded }) => <WhatCanHappen coverage={coverage} storyIndex={loaded["tellings"] as ReadonlyArray<IndexedStory>} />,
})

export const Everything = meta.story({})
